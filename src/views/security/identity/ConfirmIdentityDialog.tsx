import { Suspense } from 'react'
import { lazyComponent } from '../../../startup/lazy.tsx'
import type { IdentityAsker } from '../../../machines/security/reauthenticationMachine.ts'

const IdentityDialog = lazyComponent(() => import('./IdentityDialog.tsx'), 'IdentityDialog')

type ConfirmIdentityDialogProps = {
  /** The action to confirm, as a phrase such as "change your password". */
  identityLead: string
  /** Whether only the password counts, if the account has one. */
  needsPassword?: boolean
  /** The flow that waits for the identity. */
  asker: IdentityAsker
}

/** `IdentityDialog`, loaded only when it's needed, since it contains every sign-in method. */
export function ConfirmIdentityDialog({
  identityLead,
  needsPassword = false,
  asker,
}: ConfirmIdentityDialogProps) {
  return (
    <Suspense>
      <IdentityDialog identityLead={identityLead} needsPassword={needsPassword} asker={asker} />
    </Suspense>
  )
}
