import { accountFacts } from '../../domain/accountFacts.ts'
import type { User } from '../../domain/user.ts'
import { deletionText } from '../../text/deletionText.ts'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/saveFile.ts'
import { AccountSection } from '../account/AccountSection.tsx'
import styles from './deletion.module.css'

/** A copy of what is known about the account, made in the browser. */
export function AccountExport({ user }: { user: User }) {
  const save = () => {
    const facts = JSON.stringify(accountFacts(user, new Date()), null, 2)
    saveFile(deletionText.exportFile, facts, 'application/json')
  }
  return (
    <AccountSection id="export" heading={deletionText.export} lead={deletionText.exportLead}>
      <p className={styles.action}>
        <Button onClick={save}>{deletionText.exportAction}</Button>
      </p>
    </AccountSection>
  )
}
