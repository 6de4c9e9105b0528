import { useStore } from 'zustand'
import { deletionReceipt } from '../../domain/deletionReceipt.ts'
import { deletionStore } from '../../stores/deletionStore.ts'
import { receiptText } from '../../text/deletionText.ts'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/saveFile.ts'

/** Offers the deletion receipt; it exists in this page only. */
export function ReceiptOffer() {
  const { deletion } = useStore(deletionStore)
  if (!deletion?.finishedAt) return null
  const { uid, journal, finishedAt } = deletion
  const save = () => {
    const receipt = deletionReceipt(uid, journal, finishedAt, receiptText.stays)
    saveFile(receiptText.file, `${JSON.stringify(receipt, null, 2)}\n`, 'application/json')
  }
  return (
    <>
      <p>{receiptText.lead}</p>
      <Button onClick={save}>{receiptText.save}</Button>
    </>
  )
}
