import { accountFacts } from '../../domain/accountFacts.ts'
import type { User } from '../../domain/user.ts'
import { deletionText } from '../../text/deletionText.ts'
import { Button } from '../../ui/Button.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import styles from './deletion.module.css'

/** A copy of what is known about the account, made in the browser. */
export function AccountExport({ user }: { user: User }) {
  return (
    <AccountSection id="export" heading={deletionText.export} lead={deletionText.exportLead}>
      <p className={styles.action}>
        <Button onClick={() => saveFile(deletionText.exportFile, accountFacts(user, new Date()))}>
          {deletionText.exportAction}
        </Button>
      </p>
    </AccountSection>
  )
}

function saveFile(name: string, content: object): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
