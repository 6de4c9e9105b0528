import { useSelector } from '@xstate/react'
import { useStore } from 'zustand'
import { useSignOut, useSignOutActor } from '../../../providers/SignOutProvider.tsx'
import {
  persistentStorageStore,
  requestPersistentStorage,
} from '../../../stores/persistentStorageStore.ts'
import { signedInText } from '../../../text/session/signedInText.ts'
import { signOutText } from '../../../text/session/signOutText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DangerForm } from '../../../ui/form/DangerForm.tsx'
import { PendingGuestDialog } from './PendingGuestDialog.tsx'
import styles from './SignOutQuestion.module.css'

/** The questions of a sign-out before anything is deleted. */
export function SignOutQuestion() {
  const actor = useSignOutActor()
  const isUncertain = useSelector(actor, (snapshot) => snapshot.matches('uncertain'))
  const isGuestPending = useSelector(actor, (snapshot) => snapshot.matches('askingAboutGuest'))
  if (isGuestPending) return <PendingGuestDialog />
  return isUncertain ? <UnsavedUnknownDialog /> : <UnsavedDialog />
}

/** Asks what to do with unsaved changes when signing out. */
function UnsavedDialog() {
  const actor = useSignOutActor()
  const snapshot = useSelector(actor, (current) => current)
  const { edits, files, isGuest } = snapshot.context
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
      <Button variant="primary" onClick={stay}>
        {signOutText.stay}
      </Button>
      {canKeep && <Button onClick={keep}>{signOutText.keep}</Button>}
      <p className={styles.hint}>
        {canKeep
          ? mayDelete
            ? signOutText.keepHintAtRisk
            : signOutText.keepHint
          : isGuest
            ? signOutText.guestCannotReturn
            : signOutText.cannotKeep}
      </p>
      <DangerForm
        confirmation={signOutText.discardConfirmation(edits.length > 0, files.length > 0)}
        submitLabel={signOutText.discard}
        onSubmit={() => actor.send({ type: 'signOut.discard' })}
      />
    </Dialog>
  )
}

type UnsavedNamesProps = { lead: string; names: readonly { id: string; name: string }[] }

const maxNames = 5

/** How many items exist only on this device, and their names. */
function UnsavedNames({ lead, names }: UnsavedNamesProps) {
  return (
    <div>
      <p>{lead}</p>
      <ul className={styles.names}>
        {names.slice(0, maxNames).map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {names.length > maxNames && <li>{signOutText.more(names.length - maxNames)}</li>}
      </ul>
    </div>
  )
}

/** Shows why a person who wanted to sign out is still signed in. */
function UnsavedUnknownDialog() {
  const actor = useSignOutActor()
  const { signOut } = useSignOut()
  const stay = () => actor.send({ type: 'signOut.stay' })
  return (
    <Dialog heading={signedInText.stillSignedIn} onClose={stay}>
      <p>{signOutText.uncertain}</p>
      <Button variant="primary" onClick={signOut}>
        {actionText.tryAgain}
      </Button>
      <Button onClick={stay}>{signOutText.stay}</Button>
    </Dialog>
  )
}
