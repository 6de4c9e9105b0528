import { Suspense } from 'react'
import { lazyComponent } from '../../lazy.tsx'
import type { IdentityAnswer } from '../../machines/reauthenticationMachine.ts'

const IdentityDialog = lazyComponent(() => import('./IdentityDialog.tsx'), 'IdentityDialog')

type ConfirmIdentityDialogProps = {
  /** The action to confirm, as a phrase such as "change your password". */
  identityLead: string
  /** Whether only the password counts, if the account has one. */
  needsPassword?: boolean
  /** Tells the flow that waits for the identity. */
  send: (answer: IdentityAnswer) => void
}

/** `IdentityDialog`, loaded only when it's needed, since it contains every sign-in method. */
export function ConfirmIdentityDialog({
  identityLead,
  needsPassword = false,
  send,
}: ConfirmIdentityDialogProps) {
  return (
    <Suspense>
      <IdentityDialog
        identityLead={identityLead}
        needsPassword={needsPassword}
        onConfirmed={() => send({ type: 'identity.confirmed' })}
        onCancel={() => send({ type: 'identity.canceled' })}
      />
    </Suspense>
  )
}
