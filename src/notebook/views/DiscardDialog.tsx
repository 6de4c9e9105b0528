import { refusedNoteText } from '../text/noteText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './dialogs.module.css'

type DiscardDialogProps = { onDiscard: () => void; onKeep: () => void }

/** Asks before words are thrown away that stand nowhere else. */
export function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <Dialog heading={refusedNoteText.askDiscard} onClose={onKeep}>
      <p>{refusedNoteText.discardLead}</p>
      <div className={styles.choices}>
        <Button onClick={onKeep}>{refusedNoteText.keep}</Button>
        <Button look="danger" onClick={onDiscard}>
          {refusedNoteText.discard}
        </Button>
      </div>
    </Dialog>
  )
}
