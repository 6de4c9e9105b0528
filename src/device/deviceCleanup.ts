import { connect, removeDatabase, stores } from './database.ts'
import type { Discard } from './signOutJournal.ts'
import { isVacated } from './locks.ts'
import { archivesName, localStoreName } from './names.ts'
import { productOnDevice } from './productOnDevice.ts'
import { within } from './within.ts'

/** How long this page and others may take to keep what is typed there. */
const patience = 2_000

/** How long a page takes that lets go at the same moment, because its session has ended, too. */
const untilOthersLetGo = 300

const unsyncedStores = ['rows', 'uploads', 'uploadBytes'] as const

/** Lets every page of this person on this device keep what is typed there, and let go of the disk. Never rejects. */
export async function closeEverywhere(uid: string): Promise<void> {
  const device = await productOnDevice()
  device?.announceClose(uid)
  await letGo(uid)
  await isVacated(localStoreName(uid), patience)
}

/** As `removeLocalData`, unless the person is still at work in another page. */
export async function removeLocalDataIfGone(uid: string, discard: Discard = []): Promise<boolean> {
  await letGo(uid)
  return (await isVacated(localStoreName(uid), untilOthersLetGo)) && removeLocalData(uid, discard)
}

async function letGo(uid: string): Promise<void> {
  const device = await productOnDevice()
  if (device) await within(patience, device.close(uid)).catch(() => null)
}

/**
 * Removes what may not stay on the device without the person: the cache and the key. Encrypted rows
 * and files stay until they come back. Safe to repeat.
 *
 * @returns whether it could be done.
 */
export async function removeLocalData(uid: string, discard: Discard): Promise<boolean> {
  void removeArchives(uid)
  const { run, change, close } = connect(uid)
  try {
    await change(['keys', ...stores], (records) =>
      Promise.all([
        records('keys').clear(),
        records('cache').clear(),
        ...unsyncedStores.flatMap((store) =>
          discard === 'all'
            ? records(store).clear()
            : discard.map((id) => records(store).delete(id)),
        ),
      ]),
    )
    const left = await run(async (database) => {
      return (await database.count('rows')) + (await database.count('uploads'))
    })
    await close()
    if (left === 0) await removeDatabase(uid)
    return true
  } catch {
    return false
  }
}

/** Copies for the person themselves, and what an export of anybody has left that did not end. */
async function removeArchives(uid: string): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory()
    await root.removeEntry(archivesName(uid), { recursive: true })
  } catch {
    // There are none, or one is still open, and goes with its page or is swept later.
  }
  const part = await import('./archive/workFile.ts').catch(() => null)
  await part?.sweepArchives()
}
