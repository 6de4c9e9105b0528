import { isSigningOut } from '../../device/signOutJournal.ts'
import type { Notebook } from './notebook.ts'
import { openNotebook } from './openNotebook.ts'
import type { DevicePolicy } from '../../device/policy.ts'

const opened = new Map<string, Notebook>()
let agreed: DevicePolicy | undefined

/** Says what holds on this device; has to come before the first notebook. */
export function agreeOn(policy: DevicePolicy): void {
  agreed = policy
}

/**
 * What this device holds of a person's notes; one for each person and page. A closed one stays until
 * the person has left: nothing may come back to the disk behind their back.
 */
export function notebookOf(uid: string): Notebook {
  if (!agreed) throw new Error('Nobody has said what holds on this device.')
  const last = opened.get(uid)
  if (last && (!last.isClosed() || isSigningOut(uid))) return last
  const notebook = openNotebook(uid, agreed)
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
