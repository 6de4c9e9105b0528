import type { ReactNode } from 'react'
import type { Failure } from '../../domain/failure.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import type {
  accountChangeMachine,
  ChangeInput,
} from '../../machines/account/accountChangeMachine.ts'
import { ConfirmIdentity } from '../security/identity/ConfirmIdentity.tsx'
import { AccountEditor } from './AccountEditor.tsx'
import { AccountRow } from './AccountRow.tsx'

type ChangeRowProps = {
  logic: typeof accountChangeMachine
  label: string
  value: ReactNode
  action: string
  /** Why the identity must be confirmed, as a sentence, such as "Sign in again to change your name." */
  confirmReason: string
  hint: string
  /** Reads the new value from the fields. */
  read: (valueOf: (name: string) => string) => Omit<ChangeInput, 'item'>
  renderFields: (failure: Failure | null) => ReactNode
}

/** A row with a value that can be edited in place. */
export function ChangeRow({
  logic,
  label,
  value,
  action,
  confirmReason,
  hint,
  read,
  renderFields,
}: ChangeRowProps) {
  const [snapshot, actor] = useInspectedMachine(logic)
  const { failure } = snapshot.context
  const close = () => actor.send({ type: 'change.close' })
  return (
    <>
      <AccountRow
        label={label}
        value={value}
        action={{ label: action, onClick: () => actor.send({ type: 'change.open' }) }}
        wasSaved={snapshot.matches({ shown: 'changed' })}
        onClose={close}
      >
        {snapshot.matches('open') && (
          <AccountEditor
            snapshot={snapshot}
            hint={hint}
            onSubmit={(valueOf) => actor.send({ type: 'change.submit', ...read(valueOf) })}
            onClose={close}
          >
            {renderFields(failure)}
          </AccountEditor>
        )}
      </AccountRow>
      <ConfirmIdentity actor={actor} reason={confirmReason} />
    </>
  )
}
