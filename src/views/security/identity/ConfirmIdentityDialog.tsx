import { Suspense } from 'react'
import { lazyComponent } from '../../../startup/lazy.tsx'
import type { IdentityRequester } from '../../../machines/security/reauthenticationMachine.ts'

const IdentityDialog = lazyComponent(() => import('./IdentityDialog.tsx'), 'IdentityDialog')

type ConfirmIdentityDialogProps = {
  /** The action to confirm, as a phrase such as "change your password". */
  confirmReason: string
  /** Whether only the password counts, if the account has one. */
  needsPassword?: boolean
  /** The actor that waits for the identity. */
  requester: IdentityRequester
}

/** `IdentityDialog`, loaded only when it's needed, since it contains every sign-in method. */
export function ConfirmIdentityDialog({
  confirmReason,
  needsPassword = false,
  requester,
}: ConfirmIdentityDialogProps) {
  return (
    <Suspense>
      <IdentityDialog
        confirmReason={confirmReason}
        needsPassword={needsPassword}
        requester={requester}
      />
    </Suspense>
  )
}
