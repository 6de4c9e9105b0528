import { withTimeout } from '#src/domain/withTimeout.ts'
import { requireOnline } from '#src/firebase/sdk/connection.ts'
import { isSigningOut } from '#src/storage/journals/signOutJournal.ts'
import type { Notebook } from '../storage/notebook.ts'
import { openNotebook, type DevicePolicy } from '../storage/openNotebook.ts'
import { trustAnswer } from '../stores/trustedDeviceStore.ts'

const opened = new Map<string, Notebook>()

/** How long saves wait for the closed notebook. Longer than a failing disk takes. */
const closeTimeoutMs = 30_000

const policy: DevicePolicy = {
  isTrusted: (uid) => trustAnswer(uid) === 'yes',
  fetchKey: async (uid) => {
    await requireOnline()
    const { encryptionKey } = await import('#src/firebase/account/encryptionKey.ts')
    return encryptionKey(uid)
  },
}

/**
 * Returns a person's notebook, one per person and tab. A closed one is reused until sign-out has finished:
 * nothing else may write to the disk until then.
 */
export function notebookOf(uid: string): Notebook {
  const last = opened.get(uid)
  if (last && (!last.isClosed() || isSigningOut(uid))) return last
  const notebook = last ? openAfter(last, uid) : openNotebook(uid, policy)
  opened.set(uid, notebook)
  return notebook
}

/** Drops the notebook of a person who has signed out, including everything in memory. */
export function forgetNotebook(uid: string): void {
  opened.get(uid)?.disconnect()
  opened.delete(uid)
}

/**
 * Opens the notebook after another one was closed. It waits for the closed notebook's failed
 * writes before it saves or closes: a save may belong to one of them.
 */
function openAfter(closed: Notebook, uid: string): Notebook {
  const notebook = openNotebook(uid, policy)
  const moving = notebook.trackSave(moveUnpersisted(closed, notebook).catch(() => undefined))
  return {
    ...notebook,
    outbox: {
      ...notebook.outbox,
      save: (draft) => notebook.trackSave(moving.then(() => notebook.outbox.save(draft))),
    },
  }
}

async function moveUnpersisted(from: Notebook, to: Notebook): Promise<void> {
  await withTimeout(closeTimeoutMs, from.close()).catch(() => null)
  const rows = await from.outbox.rows()
  await to.outbox.mergeUnpersistedRows(
    rows.flatMap(({ isPersisted, ...row }) => (isPersisted ? [] : [row])),
  )
  for (const { isPersisted, ...row } of await from.uploads.rows()) {
    const bytes = isPersisted ? null : await from.uploads.bytes(row.id)
    if (bytes) await to.uploads.add(row, bytes)
  }
}

/** Saves unsaved text in this tab, then disconnects it from the person's disk. */
export async function closeNotebook(uid: string): Promise<void> {
  const notebook = opened.get(uid)
  if (!notebook || notebook.isClosed()) return notebook?.close()
  notebook.publish({ type: 'save' })
  await notebook.whenSaved()
  await notebook.close()
}
