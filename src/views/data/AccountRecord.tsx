import { locale } from '../../domain/locale.ts'
import type { User } from '../../domain/session/user.ts'
import { factsText } from '../../text/data/factsText.ts'
import { formatMoment } from '../../ui/time/formatMoment.ts'
import { EmptyValue } from '../account/AccountRow.tsx'
import styles from './data.module.css'

/** Everything that Firebase Authentication stores about the person, collapsed. */
export function AccountRecord({ user }: { user: User }) {
  return (
    <details className={styles.record}>
      <summary>{factsText.heading}</summary>
      <p className={styles.lead}>{factsText.lead}</p>
      <dl>
        {factRows(user).map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value === null ? <EmptyValue /> : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type FactRow = {
  label: string
  /** `null` if the account has none. */
  value: string | null
}

const listing = new Intl.ListFormat(locale, { type: 'conjunction' })

/** A method that is off has a row only if the account has it. */
function factRows(user: User): FactRow[] {
  return [
    { label: factsText.displayName, value: user.displayName },
    { label: factsText.email, value: user.email },
    { label: factsText.emailVerified, value: yesOrNo(user.emailVerified) },
    ...(__METHODS__.phone || user.phoneNumber !== null
      ? [{ label: factsText.phoneNumber, value: user.phoneNumber }]
      : []),
    { label: factsText.photoURL, value: user.photoURL },
    { label: factsText.providerData, value: providersOf(user) },
    ...(__METHODS__.guest || user.isAnonymous
      ? [{ label: factsText.isAnonymous, value: yesOrNo(user.isAnonymous) }]
      : []),
    { label: factsText.tenantId, value: user.tenantId },
    { label: factsText.uid, value: user.uid },
    { label: factsText.creationTime, value: momentOf(user.metadata.creationTime) },
    { label: factsText.lastSignInTime, value: momentOf(user.metadata.lastSignInTime) },
  ]
}

function yesOrNo(fact: boolean): string {
  return fact ? factsText.yes : factsText.no
}

function providersOf(user: User): string | null {
  const names = user.providerData.map(({ providerId }) => methodOf(providerId))
  return names.length === 0 ? null : listing.format(names)
}

/** Firebase's ID of a method. It reports email links as `password`, too. */
function methodOf(providerId: string): string {
  return providerId === 'password' && !__METHODS__.password ? factsText.emailLink : providerId
}

function momentOf(date: string | null): string | null {
  return date === null ? null : formatMoment(Date.parse(date))
}
