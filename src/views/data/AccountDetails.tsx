import { formatList, formatMoment } from '../../domain/format.ts'
import type { User } from '../../domain/session/user.ts'
import { accountDetailsText } from '../../text/data/accountDetailsText.ts'
import { EmptyValue } from '../account/AccountRow.tsx'
import styles from './data.module.css'

/** Everything that Firebase Authentication stores about the person, collapsed. */
export function AccountDetails({ user }: { user: User }) {
  return (
    <details className={styles.record}>
      <summary>{accountDetailsText.heading}</summary>
      <p className={styles.lead}>{accountDetailsText.lead}</p>
      <dl>
        {detailRows(user).map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value === null ? <EmptyValue /> : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type DetailRow = {
  label: string
  /** `null` if the account has none. */
  value: string | null
}

/** A method that is off has a row only if the account has it. */
function detailRows(user: User): DetailRow[] {
  return [
    { label: accountDetailsText.displayName, value: user.displayName },
    { label: accountDetailsText.email, value: user.email },
    { label: accountDetailsText.emailVerified, value: yesOrNo(user.emailVerified) },
    ...(__FEATURES__.phone || user.phoneNumber !== null
      ? [{ label: accountDetailsText.phoneNumber, value: user.phoneNumber }]
      : []),
    { label: accountDetailsText.photoURL, value: user.photoURL },
    { label: accountDetailsText.providerData, value: providersOf(user) },
    ...(__FEATURES__.guest || user.isAnonymous
      ? [{ label: accountDetailsText.isAnonymous, value: yesOrNo(user.isAnonymous) }]
      : []),
    ...(user.tenantId === null
      ? []
      : [{ label: accountDetailsText.tenantId, value: user.tenantId }]),
    { label: accountDetailsText.uid, value: user.uid },
    { label: accountDetailsText.creationTime, value: momentOf(user.metadata.creationTime) },
    { label: accountDetailsText.lastSignInTime, value: momentOf(user.metadata.lastSignInTime) },
  ]
}

function yesOrNo(fact: boolean): string {
  return fact ? accountDetailsText.yes : accountDetailsText.no
}

function providersOf(user: User): string | null {
  const names = user.providerData.map(({ providerId }) => methodOf(providerId))
  return names.length === 0 ? null : formatList(names)
}

/** Firebase's ID of a method. It reports email links as `password`, too. */
function methodOf(providerId: string): string {
  return providerId === 'password' && !__FEATURES__.password
    ? accountDetailsText.emailLink
    : providerId
}

function momentOf(date: string | null): string | null {
  return date === null ? null : formatMoment(Date.parse(date))
}
