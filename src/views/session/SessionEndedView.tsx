import { useStore } from 'zustand'
import { deletionReceipt } from '../../domain/deletion/deletionReceipt.ts'
import type { SessionEndReason } from '../../domain/session/sessionEndReason.ts'
import { paths } from '../../paths.ts'
import { useAuthActor, useAuthSelector } from '../../providers/AuthProvider.tsx'
import { deletionStore } from '../../stores/deletionStore.ts'
import { receiptText } from '../../text/deletion/deletionText.ts'
import { guestEndedText, sessionEndedText } from '../../text/session/sessionEndedText.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { saveFile } from '../../ui/files/saveFile.ts'
import { PageHeading } from '../../ui/page/PageHeading.tsx'

/** Shows why the session ended, in place of the page that was open. */
export function SessionEndedView() {
  const endReason = useAuthSelector(({ context }) => context.endReason)
  return endReason && <SessionEnd endReason={endReason} />
}

const deletedReasons: readonly SessionEndReason[] = [
  'deletedHere',
  'deletedElsewhere',
  'guestDeleted',
]

function SessionEnd({ endReason }: { endReason: SessionEndReason }) {
  const actor = useAuthActor()
  const { title, lead, action } =
    endReason === 'guestDeleted' ? guestEndedText : sessionEndedText[endReason]
  const isGone = deletedReasons.includes(endReason)
  return (
    <>
      <PageHeading title={title} lead={lead} />
      {endReason === 'deletedHere' && <ReceiptOffer />}
      {isGone && __FEATURES__.signUpForm ? (
        <ButtonLink href={paths.signUp} variant="primary">
          {action}
        </ButtonLink>
      ) : (
        <Button variant="primary" onClick={() => actor.send({ type: 'sessionEnd.dismiss' })}>
          {action}
        </Button>
      )}
    </>
  )
}

/** Offers the deletion receipt, which only this tab has. */
function ReceiptOffer() {
  const { deletion } = useStore(deletionStore)
  if (!deletion?.finishedAt) return null
  const { uid, log, finishedAt } = deletion
  const save = () => {
    const receipt = deletionReceipt(uid, log, finishedAt, receiptText.remaining)
    saveFile(receiptText.file, `${JSON.stringify(receipt, null, 2)}\n`, 'application/json')
  }
  return (
    <>
      <p>{receiptText.lead}</p>
      <Button onClick={save}>{receiptText.save}</Button>
    </>
  )
}
