import { useSelector } from '@xstate/react'
import type { ActorRef, Snapshot } from 'xstate'
import type { IdentityAnswer } from '../../../machines/security/reauthenticationMachine.ts'
import { IdentityDialog } from './IdentityDialog.tsx'

type ConfirmIdentityProps = {
  /** The actor that may require a recent sign-in. */
  actor: ActorRef<Snapshot<unknown> & { hasTag(tag: 'confirming'): boolean }, IdentityAnswer>
  /** Why, as a sentence, such as "Sign in again to change your password." */
  reason: string
  /** Whether only the password counts, if the account has one. */
  needsPassword?: boolean
}

/** Asks the person to confirm their identity while the actor waits for it. */
export function ConfirmIdentity({ actor, reason, needsPassword = false }: ConfirmIdentityProps) {
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag('confirming'))
  if (!isConfirming) return null
  return <IdentityDialog confirmReason={reason} needsPassword={needsPassword} requester={actor} />
}
