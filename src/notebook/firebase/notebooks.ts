import { isSigningOut } from '../../device/signOutJournal.ts'
import type { DevicePolicy } from '../../device/policy.ts'
import { isSharedComputer } from '../../stores/isSharedComputer.ts'
import type { Notebook } from '../device/notebook.ts'
import { openNotebook } from '../device/openNotebook.ts'
import { ownDevice } from '../stores/ownDeviceStore.ts'

const opened = new Map<string, Notebook>()

/** What the person has said about this device, and where their key is. */
const policy: DevicePolicy = {
  isShared: isSharedComputer,
  isOwn: (uid) => ownDevice(uid) === 'yes',
  fetchKey: async (uid) => {
    if (!navigator.onLine) throw new Error('The browser is offline.')
    const { outboxKey } = await import('../../firebase/guest/outboxKey.ts')
    return outboxKey(uid)
  },
}

/**
 * What this device holds of a person's notes; one for each person and page. A closed one stays until
 * the person has left: nothing may come back to the disk behind their back.
 */
export function notebookOf(uid: string): Notebook {
  const last = opened.get(uid)
  if (last && (!last.isClosed() || isSigningOut(uid))) return last
  const notebook = openNotebook(uid, policy)
  opened.set(uid, notebook)
  if (last) void flush(last, notebook)
  return notebook
}

/** Lets go of the notebook of somebody who has left, and of all that it still has in memory. */
export function forgetNotebook(uid: string): void {
  opened.get(uid)?.forget()
  opened.delete(uid)
}

/** What the disk had refused lived in this page only, and would go with the closed one. */
async function flush(from: Notebook, to: Notebook): Promise<void> {
  for (const { noteId, basis, edit } of await from.rows()) {
    await to.keep({ noteId, content: edit.content, seen: basis })
  }
  for (const { isLasting, ...row } of await from.uploads.rows()) {
    const bytes = isLasting ? null : await from.uploads.bytes(row.id)
    if (bytes) await to.uploads.add(row, bytes)
  }
}

/** Has what is typed in this page kept, and lets go of the person's disk in it. */
export async function closeNotebook(uid: string): Promise<void> {
  const notebook = opened.get(uid)
  if (!notebook || notebook.isClosed()) return notebook?.close()
  notebook.tell({ type: 'flush' })
  await notebook.settled()
  await notebook.close()
}
