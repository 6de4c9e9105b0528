import { useSelector } from '@xstate/react'
import { deletionFlow, holdingsFlow } from '../../actors/deletion/deletionFlows.ts'
import { exportFlow } from '../../actors/data/archiveFlows.ts'
import { guestMovingTo } from '../../actors/guest/guestMoves.ts'
import type { User } from '../../domain/session/user.ts'
import { lazyComponent } from '../../startup/lazy.tsx'
import { product, productText } from '../../product/current.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useFlow } from '../../hooks/useFlow.ts'
import { exportText } from '../../text/data/archiveText.ts'
import { deletionText, factorLossText } from '../../text/deletion/deletionText.ts'
import { Notice } from '../../ui/notice/Notice.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { ExportSection, useExport } from '../data/ExportSection.tsx'
import { StayQuestion } from '../data/StayQuestion.tsx'
import styles from './deletion.module.css'
import { DeletionForm } from './DeletionForm.tsx'
import { DeletionSteps } from './DeletionSteps.tsx'
import { ConfirmIdentityDialog } from '../security/identity/ConfirmIdentityDialog.tsx'

type Flows = {
  flow?: typeof deletionFlow
  countingFlow?: typeof holdingsFlow
  packingFlow?: typeof exportFlow
}

/** Deletes the person's account. What follows is up to `SessionEndedView`. */
export function DeleteAccountView({
  flow = deletionFlow,
  countingFlow = holdingsFlow,
  packingFlow = exportFlow,
}: Flows) {
  const { user } = useAuth()
  const flows = { flow, countingFlow, packingFlow }
  return user && <Deletion user={user} {...flows} />
}

function Deletion({ user, flow, countingFlow, packingFlow }: Required<Flows> & { user: User }) {
  const actor = useFlow(flow, { uid: user.uid })
  const snapshot = useSelector(actor, (current) => current)
  const exporting = useExport(user, packingFlow)
  const isPacking = useSelector(exporting, (now) => now.hasTag('packing'))
  const isExported = useSelector(exporting, (now) => !now.hasTag('idle'))
  return (
    <>
      <output className={styles.outcome}>
        {snapshot.hasTag('canceled') && <Notice tone="calm">{deletionText.canceled}</Notice>}
      </output>
      {snapshot.hasTag('removing') ? (
        <>
          <DeletionSteps snapshot={snapshot} actor={actor} />
          {isExported && <ExportSection actor={exporting} />}
        </>
      ) : (
        <>
          <PageHeading title={deletionText.title} lead={deletionText.lead}>
            {deletionText.heading}
          </PageHeading>
          <WhatGoes uid={user.uid} flow={countingFlow} />
          <ExportSection actor={exporting} />
          <DeletionForm
            user={user}
            failure={snapshot.context.failure}
            isBusy={snapshot.hasTag('busy')}
            isPacking={isPacking}
            onSubmit={() => actor.send({ type: 'deletion.begin' })}
          />
        </>
      )}
      {isPacking && <StayQuestion losses={[exportText.stopsThen]} />}
      {snapshot.hasTag('confirming') && (
        <ConfirmIdentityDialog confirmReason={deletionText.toDelete} requester={actor} />
      )}
    </>
  )
}

const DeletedItems = lazyComponent(
  async () => ({ DeletedItems: await product().DeletedItems() }),
  'DeletedItems',
)

function WhatGoes({ uid, flow = holdingsFlow }: { uid: string; flow?: typeof holdingsFlow }) {
  const { value: itemCounts, failures } = useSelector(
    useFlow(flow, { uid }),
    ({ context }) => context,
  )
  const uncounted = failures > 0 ? '' : deletionText.counting
  return (
    <AccountSection id="lost" heading={deletionText.lost}>
      <ul className={styles.list}>
        <li>{deletionText.lostAccount}</li>
        <li>{deletionText.lostMethodsIn}</li>
        {__METHODS__.secondFactors && <li>{factorLossText.lost}</li>}
        <DeletedItems uid={uid} itemCounts={itemCounts} uncounted={uncounted} />
        {__METHODS__.guest && guestMovingTo(uid) && <li>{productText().deletion.guest}</li>}
      </ul>
      <output className={styles.counting}>
        {!itemCounts && failures > 0 && deletionText.uncounted}
      </output>
    </AccountSection>
  )
}
