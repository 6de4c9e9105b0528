import { FirebaseError } from 'firebase/app'
import { whoseThings } from '../../device/leavingMark.ts'
import { notebookOf } from '../../device/notebooks.ts'
import { sealedIds } from '../../device/sealedRows.ts'
import { untilTrue } from './untilTrue.ts'

/** How long the key of sealed rows may take to come, in milliseconds. */
const patience = 8_000

/**
 * Waits until this page can read every row that lies sealed here of a guest.
 *
 * @throws `unavailable` where it cannot, for whatever reason: the key has not come, the disk does not answer.
 */
export async function untilReadable(guestUid: string): Promise<void> {
  const notebook = notebookOf(guestUid)
  const isReadable = async () => {
    const readable = new Set(await idsHere(guestUid))
    return (await idsOnDisk(guestUid)).every((id) => readable.has(id))
  }
  await untilTrue(notebook, isReadable, patience, unavailable())
}

/**
 * Makes sure that nothing lies here of a guest any more that has yet to be handed over.
 *
 * @throws `unavailable` where something does, or may do.
 */
export async function demandNothingHere(guestUid: string): Promise<void> {
  const onDisk = await idsOnDisk(guestUid).catch(() => ['unknown'])
  if (onDisk.length > 0 || (await idsHere(guestUid)).length > 0) throw unavailable()
}

/** A browser that has never kept anything of theirs may have no disk that could answer. */
async function idsOnDisk(guestUid: string): Promise<readonly string[]> {
  try {
    return await sealedIds(guestUid)
  } catch (error) {
    if (!whoseThings().includes(guestUid)) return []
    throw error
  }
}

async function idsHere(guestUid: string): Promise<readonly string[]> {
  const notebook = notebookOf(guestUid)
  const rows = await notebook.rows()
  const files = await notebook.uploads.rows()
  return [...rows.map(({ noteId }) => noteId), ...files.map(({ id }) => id)]
}

function unavailable(): FirebaseError {
  return new FirebaseError('unavailable', 'What lies here cannot be read now.')
}
