import { Link } from 'wouter'
import type { User } from '../../domain/user.ts'
import { paths } from '../../paths.ts'
import { emailChangeText } from '../../text/accountText.ts'
import { Badge } from '../../ui/Badge.tsx'
import styles from './CurrentEmail.module.css'

/** The address and whether it is verified, or why there is none. */
export function CurrentEmail({ user }: { user: User }) {
  if (user.email === null) {
    if (!user.isAnonymous) return emailChangeText.phoneOnly
    return (
      <>
        {emailChangeText.guest} <Link href={paths.guestUpgrade}>{emailChangeText.keep}</Link>
      </>
    )
  }
  return (
    <span className={styles.email}>
      <span className={styles.address}>{user.email}</span>
      <Badge tone={user.emailVerified ? 'good' : 'calm'}>
        {user.emailVerified ? emailChangeText.verified : emailChangeText.unverified}
      </Badge>
      {!user.emailVerified && <Link href={paths.verifyEmail}>{emailChangeText.verify}</Link>}
    </span>
  )
}
