import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { configuration } from '../domain/configuration/appConfiguration.ts'
import { formatDate } from '../domain/format.ts'
import { guestEnd } from '../domain/guest/guestEnd.ts'
import { contactOf, nameOrContactOf, type User } from '../domain/session/user.ts'
import { paths } from '../paths.ts'
import { productText } from '../product/currentProduct.ts'
import { useUser } from '../providers/AuthProvider.tsx'
import { accountText } from '../text/account/accountText.ts'
import { guestEndText } from '../text/guest/guestNoticeText.ts'
import { PageFooter } from './PageFooter.tsx'
import { Avatar } from './signedIn/Avatar.tsx'
import { SignedInLayout } from './SignedInLayout.tsx'
import styles from './AccountLayout.module.css'

const sections = () => [
  { path: paths.account, label: accountText.profile },
  ...(__FEATURES__.securityPage ? [{ path: paths.security, label: accountText.security }] : []),
  { path: paths.devices, label: accountText.devices },
  { path: paths.data, label: accountText.data },
  ...(productText().accountLinks ?? []),
]

/** The account center: the person, the sections, and the open one. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <SignedInLayout>
      <header className={styles.header}>
        <AccountHeader />
        <SectionLinks />
      </header>
      {children}
      <PageFooter />
    </SignedInLayout>
  )
}

function AccountHeader() {
  const user = useUser()
  return (
    <div className={styles.holder}>
      <Avatar user={user} size="large" />
      <div>
        <p className={styles.name}>
          <bdi>
            {nameOrContactOf(user) ?? (user.isAnonymous ? accountText.guest : accountText.title)}
          </bdi>
        </p>
        {user.displayName !== null && (
          <p className={styles.contact}>
            <bdi>{contactOf(user)}</bdi>
          </p>
        )}
        <GuestUntil user={user} />
      </div>
    </div>
  )
}

function GuestUntil({ user }: { user: User }) {
  const end = guestEnd(user, configuration.guestDays)
  return end && <p className={styles.contact}>{guestEndText.until(formatDate(end.at))}</p>
}

function SectionLinks() {
  const [current] = useLocation()
  return (
    <nav aria-label={accountText.title} className={styles.sections}>
      {sections().map(({ path, label }) => (
        <Link key={path} href={path} aria-current={path === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
