import { useSelector } from '@xstate/react'
import { signUpQuestions } from '../../domain/configuration/appConfiguration.ts'
import type { User } from '../../domain/session/user.ts'
import { nameKey } from '../../domain/signUp/questions.ts'
import { deletionLogic, itemCountsLogic } from '../../firebase/accountDeletion.ts'
import { exportLogic } from '../../firebase/data/exportImport.ts'
import { requestOf } from '../../hooks/formRequest.ts'
import { useInspectedActor, useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { currentProduct, productText } from '../../product/currentProduct.ts'
import { useUser } from '../../providers/AuthProvider.tsx'
import { useGuestMove } from '../../providers/GuestMoveProvider.tsx'
import { exportText } from '../../text/data/archiveText.ts'
import {
  deletedAnswersText,
  deletionText,
  deletedFactorsText,
} from '../../text/deletion/deletionText.ts'
import { Notice } from '../../ui/notice/Notice.tsx'
import { requiredComponent } from '../../ui/page/lazy.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { ExportSection } from '../data/ExportSection.tsx'
import { LeavePageDialog } from '../data/LeavePageDialog.tsx'
import { ConfirmIdentity } from '../security/identity/ConfirmIdentity.tsx'
import { DeletionForm } from './DeletionForm.tsx'
import { DeletionSteps } from './DeletionSteps.tsx'
import styles from './deletion.module.css'

/** Deletes the person's account. `SessionEndedView` shows the result. */
export function DeleteAccountView() {
  const user = useUser()
  const [snapshot, actor] = useInspectedMachine(deletionLogic, { input: { uid: user.uid } })
  const exporting = useInspectedActor(exportLogic, { input: { user } })
  const isPacking = useSelector(exporting, (current) => current.matches('packing'))
  const isExported = useSelector(exporting, (current) => !current.matches('idle'))
  return (
    <>
      <output>
        {snapshot.hasTag('canceled') && <Notice tone="calm">{deletionText.canceled}</Notice>}
      </output>
      {snapshot.matches('deleting') ? (
        <>
          <DeletionSteps snapshot={snapshot} actor={actor} />
          {isExported && <ExportSection actor={exporting} />}
        </>
      ) : (
        <>
          <PageHeading title={deletionText.title} lead={deletionText.lead}>
            {deletionText.heading}
          </PageHeading>
          <DeletedData user={user} />
          <ExportSection actor={exporting} />
          <DeletionForm
            user={user}
            request={requestOf(snapshot)}
            isPacking={isPacking}
            onSubmit={() => actor.send({ type: 'deletion.begin' })}
          />
        </>
      )}
      {isPacking && <LeavePageDialog warnings={[exportText.stopsThen]} />}
      <ConfirmIdentity actor={actor} reason={deletionText.confirmDelete} />
    </>
  )
}

const DeletedItems = requiredComponent(
  async () => ({ DeletedItems: await currentProduct().DeletedItems() }),
  'DeletedItems',
)

const hasAnswers = signUpQuestions.fields.some(({ key }) => key !== nameKey)

function DeletedData({ user: { uid, isAnonymous, phoneNumber } }: { user: User }) {
  const { value: itemCounts, failureCount } = useSelector(
    useInspectedActor(itemCountsLogic, { input: { uid } }),
    ({ context }) => context,
  )
  const { guest } = useGuestMove()
  const uncounted = failureCount > 0 ? '' : deletionText.counting
  return (
    <AccountSection id="deleted" heading={deletionText.deleted}>
      <ul className={styles.list}>
        <li>{deletionText.deletedAccount(phoneNumber !== null)}</li>
        <li>{deletionText.deletedMethods}</li>
        {__FEATURES__.secondFactors && <li>{deletedFactorsText.deleted}</li>}
        {hasAnswers && !isAnonymous && <li>{deletedAnswersText.deleted}</li>}
        <DeletedItems uid={uid} itemCounts={itemCounts} uncounted={uncounted} />
        {guest && <li>{productText().deletion.guest}</li>}
      </ul>
      <output className={styles.counting}>
        {!itemCounts && failureCount > 0 && deletionText.uncounted}
      </output>
    </AccountSection>
  )
}
