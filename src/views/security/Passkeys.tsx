import { useSelector } from '@xstate/react'
import { deviceNameOf } from '../../domain/devices/deviceName.ts'
import type { Passkey } from '../../domain/security/enrolledMethods.ts'
import { dependsOnPasskey, type User } from '../../domain/session/user.ts'
import {
  passkeyEnrollmentLogic,
  passkeyRemovalLogic,
  passkeysLogic,
} from '../../firebase/security/passkeys.ts'
import { supportsPasskeys } from '../../firebase/signIn/webauthn.ts'
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts'
import { useInspectedActor, useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { nameOfDevice } from '../../text/devices/devicesText.ts'
import { passkeysText } from '../../text/security/passkeyText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { Notice } from '../../ui/notice/Notice.tsx'
import { AccountEditor } from '../account/AccountEditor.tsx'
import { AccountRow } from '../account/AccountRow.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { SectionStatus } from '../account/SectionStatus.tsx'
import { ConfirmedChangeDialog } from './ConfirmedChangeDialog.tsx'
import { FactorNameField } from './FactorNameField.tsx'
import { ConfirmIdentity } from './identity/ConfirmIdentity.tsx'
import sectionStyles from '../account/AccountSection.module.css'

/** The account's passkeys, with ways to remove and add them. */
export function Passkeys({ user }: { user: User }) {
  const [snapshot, actor] = useInspectedMachine(passkeysLogic)
  const { value: passkeys, failure } = snapshot.context
  return (
    <AccountSection id="passkeys" heading={passkeysText.heading} lead={passkeysText.lead}>
      <SectionStatus
        loading={snapshot.hasTag('loading') && passkeysText.loading}
        failure={failure}
        onRetry={() => actor.send({ type: 'watch.retry' })}
      />
      {passkeys && (
        <>
          {passkeys.length === 0 && <p className={sectionStyles.state}>{passkeysText.none}</p>}
          <PasskeyRows user={user} passkeys={passkeys} />
          <AddPasskey passkeys={passkeys} />
        </>
      )}
    </AccountSection>
  )
}

type PasskeyRowsProps = {
  user: User
  passkeys: readonly Passkey[]
}

/** One row per passkey, and the confirmation before one is removed. */
function PasskeyRows({ user, passkeys }: PasskeyRowsProps) {
  const removal = useInspectedActor(passkeyRemovalLogic)
  const item = useSelector(removal, ({ context }) => context.item)
  const isRemoved = useSelector(removal, (snapshot) => snapshot.matches({ shown: 'changed' }))
  const passkey = passkeys.find(({ credentialId }) => credentialId === item)
  const isOnlyMethod = passkeys.length === 1 && dependsOnPasskey(user)
  useFocusAfterRemoval(passkey !== undefined, '#passkeys-heading')
  const ask = (credentialId: string) => removal.send({ type: 'change.open', item: credentialId })
  return (
    <>
      {passkeys.map((each) => (
        <AccountRow
          key={each.credentialId}
          label={nameOf(each)}
          value={isOnlyMethod && <span className={sectionStyles.about}>{passkeysText.only}</span>}
          {...(!isOnlyMethod && {
            action: { label: actionText.remove, onClick: () => ask(each.credentialId) },
          })}
        />
      ))}
      <output className={sectionStyles.state}>
        {isRemoved && !passkey && <span>{passkeysText.removed}</span>}
      </output>
      {passkey && (
        <ConfirmedChangeDialog
          actor={removal}
          question={passkeysText.removeQuestion(nameOf(passkey))}
          action={{
            label: actionText.remove,
            busyLabel: passkeysText.removing,
            cancelLabel: actionText.keepIt,
          }}
          confirmReason={passkeysText.confirmRemove}
        >
          <p>{passkeysText.removeSentence}</p>
        </ConfirmedChangeDialog>
      )}
    </>
  )
}

function nameOf({ name }: Passkey): string {
  return name ?? passkeysText.unnamed
}

/** Names and creates a passkey. */
function AddPasskey({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [snapshot, actor] = useInspectedMachine(passkeyEnrollmentLogic)
  const cancel = () => actor.send({ type: 'passkey.cancel' })
  if (!supportsPasskeys()) return <p className={sectionStyles.state}>{passkeysText.unsupported}</p>
  return (
    <>
      <AccountRow
        label={passkeysText.addRow}
        value={null}
        action={{ label: actionText.add, onClick: () => actor.send({ type: 'passkey.add' }) }}
        onClose={cancel}
      >
        {snapshot.hasTag('naming') && (
          <AccountEditor
            snapshot={snapshot}
            hint={passkeysText.hint}
            submitLabel={passkeysText.create}
            busyLabel={passkeysText.creating}
            onSubmit={(valueOf) =>
              actor.send({
                type: 'passkey.create',
                name: valueOf('factor-name'),
                known: passkeys.map(({ credentialId }) => credentialId),
              })
            }
            onClose={cancel}
          >
            <output>
              {snapshot.matches({ naming: 'dismissed' }) && (
                <Notice tone="calm">{passkeysText.dismissed}</Notice>
              )}
              {snapshot.matches({ naming: 'existing' }) && (
                <Notice tone="calm">{passkeysText.existing}</Notice>
              )}
            </output>
            <FactorNameField suggestion={nameOfDevice(deviceNameOf(navigator))} />
          </AccountEditor>
        )}
      </AccountRow>
      <output className={sectionStyles.state}>
        {snapshot.matches({ idle: 'added' }) && <span>{passkeysText.added}</span>}
      </output>
      <ConfirmIdentity actor={actor} reason={passkeysText.confirmAdd} />
    </>
  )
}
