import { countFindings, type Examination } from '../domain/examination.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './DoctorDialog.module.css'
import { FindingRow } from './FindingRow.tsx'
import { doctorText } from './localText.ts'

type DoctorDialogProps = {
  /** The last findings, which stay while they are refreshed. */
  examination: Examination | null
  isExamining: boolean
  isUnreachable: boolean
  onAgain: () => void
  onClose: () => void
}

/** The output of `npm run doctor`, with links to what can be changed. */
export function DoctorDialog(props: DoctorDialogProps) {
  const { examination, isExamining, isUnreachable, onAgain, onClose } = props
  return (
    <Dialog heading={doctorText.title} onClose={onClose} isWide>
      {examination && <p>{subjectOf(examination)}</p>}
      <output>
        {isExamining && <span>{doctorText.examining}</span>}
        {isUnreachable && <span>{doctorText.unreachable}</span>}
        {!isExamining && examination && (
          <span>{doctorText.counts(countFindings(examination.findings))}</span>
        )}
      </output>
      <div className={styles.actions}>
        <Button look="primary" busy={isExamining} onClick={onAgain}>
          {doctorText.again}
        </Button>
        <Button onClick={onClose}>{doctorText.close}</Button>
      </div>
      {examination && (
        <ul className={styles.findings}>
          {examination.findings.map((finding) => (
            <FindingRow key={finding.about} finding={finding} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function subjectOf({ project }: Examination): string {
  return project ? doctorText.hosted(project.id, project.site) : doctorText.local
}
