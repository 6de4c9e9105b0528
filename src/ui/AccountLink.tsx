import { Link } from 'wouter'
import type { User } from '../domain/user.ts'
import { paths } from '../paths.ts'
import { appText } from '../text/signInText.ts'
import styles from './AccountLink.module.css'
import { Avatar } from './Avatar.tsx'

/** The way to one's account: the picture or the initials. */
export function AccountLink({ user }: { user: User }) {
  const label = appText.accountOf(user.displayName ?? user.email)
  return (
    <Link href={paths.account} className={styles.link} title={label}>
      <Avatar user={user} />
      <span className="visually-hidden">{label}</span>
    </Link>
  )
}
