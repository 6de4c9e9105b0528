import { refusedText } from '../text/noteText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './dialogs.module.css'

type DiscardDialogProps = { onDiscard: () => void; onKeep: () => void }

/** Asks before words are thrown away that stand nowhere else. */
export function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <Dialog heading={refusedText.askDiscard} onClose={onKeep}>
      <p>{refusedText.discardLead}</p>
      <div className={styles.choices}>
        <Button onClick={onKeep}>{refusedText.keep}</Button>
        <Button look="danger" onClick={onDiscard}>
          {refusedText.discard}
        </Button>
      </div>
    </Dialog>
  )
}
