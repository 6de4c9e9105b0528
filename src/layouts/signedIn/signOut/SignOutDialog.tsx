import { useSelector } from '@xstate/react'
import { useStore } from 'zustand'
import {
  requestPersistentStorage,
  persistentStorageStore,
} from '../../../stores/persistentStorageStore.ts'
import { useSignOutActor } from '../../../providers/SignOutProvider.tsx'
import { signOutText } from '../../../text/session/signOutText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CheckField } from '../../../ui/form/CheckField.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import styles from './SignOutDialog.module.css'
import { UnsavedNames } from './UnsavedNames.tsx'

/** Asks what to do with unsent changes when signing out. */
export function SignOutDialog() {
  const actor = useSignOutActor()
  const snapshot = useSelector(actor, (current) => current)
  const { edits, files, canReturn } = snapshot.context
  const stay = () => actor.send({ type: 'signOut.stay' })
  const canKeep = snapshot.can({ type: 'signOut.keep' })
  const { mayDelete } = useStore(persistentStorageStore)
  const keep = () => {
    void requestPersistentStorage()
    actor.send({ type: 'signOut.keep' })
  }
  return (
    <Dialog heading={signOutText.heading} onClose={stay}>
      {edits.length > 0 && (
        <UnsavedNames lead={signOutText.leadOfEdits(edits.length)} names={edits} />
      )}
      {files.length > 0 && (
        <UnsavedNames lead={signOutText.leadOfFiles(files.length)} names={files} />
      )}
      <Button look="primary" onClick={stay}>
        {signOutText.stay}
      </Button>
      {canKeep && <Button onClick={keep}>{signOutText.keep}</Button>}
      <p className={styles.hint}>
        {canKeep
          ? mayDelete
            ? signOutText.keepHintAtRisk
            : signOutText.keepHint
          : canReturn
            ? signOutText.cannotKeep
            : signOutText.guestCannotReturn}
      </p>
      <div className={styles.discard}>
        <Form onSubmit={() => actor.send({ type: 'signOut.discard' })}>
          <CheckField
            required
            label={signOutText.discardConfirmation(edits.length > 0, files.length > 0)}
          />
          <Button type="submit" look="danger">
            {signOutText.discard}
          </Button>
        </Form>
      </div>
    </Dialog>
  )
}
