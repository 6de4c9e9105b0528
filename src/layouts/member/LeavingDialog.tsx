import { useSelector } from '@xstate/react'
import { useLeavingActor } from '../../providers/LeavingProvider.tsx'
import { leavingText } from '../../text/leavingText.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/Form.tsx'
import styles from './LeavingDialog.module.css'
import { TitlesLeft } from './TitlesLeft.tsx'

/** Asks somebody who signs out what shall become of words that have not reached the server. */
export function LeavingDialog() {
  const leaving = useLeavingActor()
  const snapshot = useSelector(leaving, (current) => current)
  const { rows, canReturn } = snapshot.context
  const stay = () => leaving.send({ type: 'leaving.stay' })
  const canKeep = snapshot.can({ type: 'leaving.keep' })
  return (
    <Dialog heading={leavingText.heading} onClose={stay}>
      <TitlesLeft rows={rows} />
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
          <CheckField required label={leavingText.discardConfirmation} />
          <Button type="submit" look="danger">
            {leavingText.discard}
          </Button>
        </Form>
      </div>
    </Dialog>
  )
}
