import { locale } from '../../domain/locale.ts'
import type { User } from '../../domain/user.ts'
import { factsText } from '../../text/accountText.ts'
import { formatMoment } from '../../ui/formatMoment.ts'
import { AccountSection } from './AccountSection.tsx'
import styles from './FactsSection.module.css'
import { NoneYet } from './NoneYet.tsx'

/** Everything that the provider keeps about the person, to read. */
export function FactsSection({ user }: { user: User }) {
  return (
    <AccountSection id="facts" heading={factsText.heading} lead={factsText.lead}>
      <dl>
        {factRows(user).map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value ?? <NoneYet />}</dd>
          </div>
        ))}
      </dl>
    </AccountSection>
  )
}

type FactRow = {
  label: string
  /** `null` where the account has none. */
  value: string | null
}

const listing = new Intl.ListFormat(locale, { type: 'conjunction' })

/** Every field of the account, as a person reads it. */
function factRows(user: User): FactRow[] {
  return [
    { label: factsText.displayName, value: user.displayName },
    { label: factsText.email, value: user.email },
    { label: factsText.emailVerified, value: yesOrNo(user.emailVerified) },
    { label: factsText.phoneNumber, value: user.phoneNumber },
    { label: factsText.photoURL, value: user.photoURL },
    { label: factsText.providerData, value: providersOf(user) },
    { label: factsText.isAnonymous, value: yesOrNo(user.isAnonymous) },
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
  const names = user.providerData.map(({ providerId }) => providerId)
  return names.length === 0 ? null : listing.format(names)
}

function momentOf(date: string | null): string | null {
  return date === null ? null : formatMoment(Date.parse(date))
}
