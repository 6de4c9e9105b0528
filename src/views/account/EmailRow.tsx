import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { emailChangeFlow } from '../../actors/account/accountFlows.ts'
import type { User } from '../../domain/user.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { emailChangeText, accountText } from '../../text/accountText.ts'
import { ConfirmIdentityDialog } from '../identity/ConfirmIdentityDialog.tsx'
import { AccountRow } from './AccountRow.tsx'
import { EmailChangeForm } from './EmailChangeForm.tsx'
import { EmailChangeSent } from './EmailChangeSent.tsx'
import { CurrentEmail } from './CurrentEmail.tsx'

type EmailRowProps = { user: User; flow?: typeof emailChangeFlow }

/** The email address, and the mail that changes it. */
export function EmailRow({ user, flow = emailChangeFlow }: EmailRowProps) {
  const actor = useFlow(flow)
  const snapshot = useSelector(actor, (current) => current)
  const [isOpen, setOpen] = useState(false)
  const { email, coolDownEndsAt } = snapshot.context
  const close = () => {
    if (snapshot.hasTag('busy')) return
    setOpen(false)
    actor.send({ type: 'mail.otherEmail' })
  }
  return (
    <>
      <AccountRow
        label={emailChangeText.label}
        value={<CurrentEmail user={user} />}
        {...(user.email !== null && {
          action: { label: accountText.change, onTake: () => setOpen(true) },
        })}
        onClose={close}
      >
        {isOpen && !snapshot.hasTag('sent') && (
          <EmailChangeForm
            snapshot={snapshot}
            current={user.email ?? ''}
            onSubmit={(address) => actor.send({ type: 'mail.submit', email: address })}
            onClose={close}
          />
        )}
        {isOpen && snapshot.hasTag('sent') && (
          <EmailChangeSent
            email={email}
            resendAt={coolDownEndsAt}
            onResend={() => actor.send({ type: 'mail.resend' })}
            onOtherEmail={() => actor.send({ type: 'mail.otherEmail' })}
            onClose={close}
          />
        )}
      </AccountRow>
      {snapshot.hasTag('confirming') && (
        <ConfirmIdentityDialog
          pendingAction={emailChangeText.toChange}
          onConfirmed={() => actor.send({ type: 'identity.confirmed' })}
          onCancel={() => actor.send({ type: 'identity.cancelled' })}
        />
      )}
    </>
  )
}
