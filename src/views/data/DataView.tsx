import { useSelector } from '@xstate/react'
import { exportLogic, importLogic } from '../../firebase/data/exportImport.ts'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'
import { paths } from '../../paths.ts'
import { useUser } from '../../providers/AuthProvider.tsx'
import { accountText } from '../../text/account/accountText.ts'
import { dataText, exportText, importText } from '../../text/data/archiveText.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { AccountDetails } from './AccountDetails.tsx'
import { ExportSection } from './ExportSection.tsx'
import { ImportSection } from './ImportSection.tsx'
import { LeavePageDialog } from './LeavePageDialog.tsx'
import styles from './data.module.css'

/** Exports all of a person's data, or imports an export. */
export function DataView() {
  const user = useUser()
  const exporting = useInspectedActor(exportLogic, { input: { user } })
  const importing = useInspectedActor(importLogic, { input: { user, exportActor: exporting } })
  const isExporting = useSelector(exporting, (snapshot) => snapshot.matches('packing'))
  const isImporting = useSelector(importing, (snapshot) => snapshot.matches('restoring'))
  const warnings = [
    ...(isExporting ? [exportText.stopsThen] : []),
    ...(isImporting ? [importText.stopsThen] : []),
  ]
  return (
    <>
      <PageHeading title={dataText.title} lead={dataText.lead} />
      <ExportSection actor={exporting} />
      <ImportSection actor={importing} />
      <AccountDetails user={user} />
      <AccountSection id="delete" heading={accountText.deletion} lead={accountText.deletionLead}>
        <div className={styles.body}>
          <div className={styles.buttons}>
            <ButtonLink href={paths.deleteAccount}>{accountText.deletionAction}</ButtonLink>
          </div>
        </div>
      </AccountSection>
      {warnings.length > 0 && <LeavePageDialog warnings={warnings} />}
    </>
  )
}
