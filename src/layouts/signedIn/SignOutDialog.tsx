import { useSelector } from '@xstate/react'
import { useSignOutActor } from '../../providers/SignOutProvider.tsx'
import { signOutText } from '../../text/signOutText.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/Form.tsx'
import styles from './SignOutDialog.module.css'
import { NamesLeft } from './NamesLeft.tsx'

/** Asks somebody who signs out what shall become of words that have not reached the server. */
export function SignOutDialog() {
  const signingOut = useSignOutActor()
  const snapshot = useSelector(signingOut, (current) => current)
  const { rows, files, canReturn } = snapshot.context
  const stay = () => signingOut.send({ type: 'signingOut.stay' })
  const canKeep = snapshot.can({ type: 'signingOut.keep' })
  return (
    <Dialog heading={signOutText.heading} onClose={stay}>
      {rows.length > 0 && <NamesLeft lead={signOutText.lead(rows.length)} names={rows} />}
      {files.length > 0 && <NamesLeft lead={signOutText.leadOfFiles(files.length)} names={files} />}
      <Button look="primary" onClick={stay}>
        {signOutText.stay}
      </Button>
      {canKeep && (
        <Button onClick={() => signingOut.send({ type: 'signingOut.keep' })}>
          {signOutText.keep}
        </Button>
      )}
      <p className={styles.hint}>
        {canKeep
          ? signOutText.keepHint
          : canReturn
            ? signOutText.cannotKeep
            : signOutText.guestCannotReturn}
      </p>
      <div className={styles.discard}>
        <Form onSubmit={() => signingOut.send({ type: 'signingOut.discard' })}>
          <CheckField
            required
            label={signOutText.discardConfirmation(rows.length > 0, files.length > 0)}
          />
          <Button type="submit" look="danger">
            {signOutText.discard}
          </Button>
        </Form>
      </div>
    </Dialog>
  )
}
