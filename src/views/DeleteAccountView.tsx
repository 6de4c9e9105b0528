import { useSelector } from '@xstate/react'
import { deletionFlow } from '../actors/account/deletionFlow.ts'
import { holdingsFlow } from '../actors/account/holdingsFlow.ts'
import type { User } from '../domain/user.ts'
import { useAuth } from '../providers/AuthProvider.tsx'
import { useFlow } from '../providers/useFlow.ts'
import { deletionText } from '../text/deletionText.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { AccountExport } from './deletion/AccountExport.tsx'
import { DeletionForm } from './deletion/DeletionForm.tsx'
import { DeletionSteps } from './deletion/DeletionSteps.tsx'
import { WhatGoes } from './deletion/WhatGoes.tsx'
import { ConfirmIdentityDialog } from './identity/ConfirmIdentityDialog.tsx'

type Flows = { flow?: typeof deletionFlow; countingFlow?: typeof holdingsFlow }

/** Where a person leaves for good. What follows the last step is said by the end of the session. */
export function DeleteAccountView({ flow = deletionFlow, countingFlow = holdingsFlow }: Flows) {
  const { user } = useAuth()
  return user && <Deletion user={user} flow={flow} countingFlow={countingFlow} />
}

function Deletion({ user, flow, countingFlow }: Required<Flows> & { user: User }) {
  const actor = useFlow(flow, { uid: user.uid })
  const snapshot = useSelector(actor, (current) => current)
  return (
    <>
      {snapshot.hasTag('removing') ? (
        <DeletionSteps snapshot={snapshot} actor={actor} />
      ) : (
        <>
          <PageHeading title={deletionText.title} lead={deletionText.lead}>
            {deletionText.heading}
          </PageHeading>
          <WhatGoes uid={user.uid} flow={countingFlow} />
          <AccountExport user={user} />
          <DeletionForm
            user={user}
            failure={snapshot.context.failure}
            isBusy={snapshot.hasTag('busy')}
            onSubmit={() => actor.send({ type: 'deletion.begin' })}
          />
        </>
      )}
      {snapshot.hasTag('confirming') && (
        <ConfirmIdentityDialog
          pendingAction={deletionText.toDelete}
          onConfirmed={() => actor.send({ type: 'identity.confirmed' })}
          onCancel={() => actor.send({ type: 'identity.cancelled' })}
        />
      )}
    </>
  )
}
