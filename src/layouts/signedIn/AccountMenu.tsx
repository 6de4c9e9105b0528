import { useId, type MouseEvent } from 'react'
import { Link } from 'wouter'
import { contactOf, nameOrContactOf, type User } from '../../domain/session/user.ts'
import { paths } from '../../paths.ts'
import { productText } from '../../product/currentProduct.ts'
import { useUser } from '../../providers/AuthProvider.tsx'
import { useSignOut } from '../../providers/SignOutProvider.tsx'
import { useTheme } from '../../providers/ThemeProvider.tsx'
import { signedInText } from '../../text/session/signedInText.ts'
import { appText, languageText } from '../../text/shared/appText.ts'
import { LanguageSelect } from '../language/LanguageSelect.tsx'
import { Avatar } from './Avatar.tsx'
import styles from './AccountMenu.module.css'

/** The menu in the bar: the person, and actions that are available everywhere. */
export function AccountMenu() {
  const user = useUser()
  const id = useId()
  const label = signedInText.menuOf(nameOrContactOf(user))
  return (
    <div className={styles.anchor}>
      <button type="button" className={styles.trigger} title={label} popoverTarget={id}>
        <Avatar user={user} />
        <span className="visually-hidden">{label}</span>
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <AccountHolder user={user} />
        <Link href={paths.account} className={styles.item} onClick={close}>
          {signedInText.account}
        </Link>
        {productText().menuLinks?.map(({ path, label: page }) => (
          <Link key={path} href={path} className={styles.item} onClick={close}>
            {page}
          </Link>
        ))}
        <ThemeItem />
        {__FEATURES__.languages && <LanguageItem />}
        <SignOutItem />
      </div>
    </div>
  )
}

function close({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}

function AccountHolder({ user }: { user: User }) {
  const { displayName, isAnonymous } = user
  const unnamed = isAnonymous ? signedInText.guestAccount : signedInText.account
  return (
    <p className={styles.holder}>
      {displayName !== null && (
        <b>
          <bdi>{displayName}</bdi>
        </b>
      )}
      <span>
        <bdi>{contactOf(user) ?? unnamed}</bdi>
      </span>
    </p>
  )
}

function ThemeItem() {
  const { theme, toggle } = useTheme()
  return (
    <button type="button" className={styles.item} onClick={toggle}>
      {theme === 'dark' ? appText.themeToLight : appText.themeToDark}
    </button>
  )
}

function LanguageItem() {
  return (
    <div className={styles.languages}>
      <LanguageSelect className={styles.item} />
      <span aria-hidden="true">{languageText.label}</span>
    </div>
  )
}

function SignOutItem() {
  const { signOut, isSigningOut } = useSignOut()
  return (
    <button type="button" className={styles.item} aria-disabled={isSigningOut} onClick={signOut}>
      {isSigningOut ? appText.signingOut : appText.signOut}
    </button>
  )
}
