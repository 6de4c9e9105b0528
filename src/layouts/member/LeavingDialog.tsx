import { useSelector } from '@xstate/react'
import { useLeavingActor } from '../../providers/LeavingProvider.tsx'
import { leavingText } from '../../text/leavingText.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/Form.tsx'
import { nameOfNote } from '../../ui/notes/nameOfNote.ts'
import styles from './LeavingDialog.module.css'
import { NamesLeft } from './NamesLeft.tsx'

/** Asks somebody who signs out what shall become of words that have not reached the server. */
export function LeavingDialog() {
  const leaving = useLeavingActor()
  const snapshot = useSelector(leaving, (current) => current)
  const { rows, files, canReturn } = snapshot.context
  const titles = rows.map(({ noteId, edit }) => ({ id: noteId, name: nameOfNote(edit.content) }))
  const stay = () => leaving.send({ type: 'leaving.stay' })
  const canKeep = snapshot.can({ type: 'leaving.keep' })
  return (
    <Dialog heading={leavingText.heading} onClose={stay}>
      {rows.length > 0 && <NamesLeft lead={leavingText.lead(rows.length)} names={titles} />}
      {files.length > 0 && <NamesLeft lead={leavingText.leadOfFiles(files.length)} names={files} />}
      <Button look="primary" onClick={stay}>
        {leavingText.stay}
      </Button>
      {canKeep && (
        <Button onClick={() => leaving.send({ type: 'leaving.keep' })}>{leavingText.keep}</Button>
      )}
      <p className={styles.hint}>
        {canKeep
          ? leavingText.keepHint
          : canReturn
            ? leavingText.cannotKeep
            : leavingText.guestCannotReturn}
      </p>
      <div className={styles.discard}>
        <Form onSubmit={() => leaving.send({ type: 'leaving.discard' })}>
          <CheckField
            required
            label={leavingText.discardConfirmation(rows.length > 0, files.length > 0)}
          />
          <Button type="submit" look="danger">
            {leavingText.discard}
          </Button>
        </Form>
      </div>
    </Dialog>
  )
}
