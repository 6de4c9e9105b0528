import type { User } from '../../domain/user.ts'
import { factsText } from '../../text/accountText.ts'
import { AccountSection } from './AccountSection.tsx'
import { factRows } from './factRows.ts'
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
