import { followUploads } from '../../device/followRows.ts'
import { notebookOf } from '../../device/notebooks.ts'
import type { WatchUploads } from '../../machines/uploadsMachine.ts'

export const watchUploads: WatchUploads = ({ input: { uid }, sendBack }) => {
  const tellBack = () => sendBack({ type: 'network.back' })
  const { stop } = followUploads(notebookOf(uid), (rows) =>
    sendBack({ type: 'uploads.read', rows }),
  )
  addEventListener('online', tellBack)
  return () => {
    removeEventListener('online', tellBack)
    stop()
  }
}
