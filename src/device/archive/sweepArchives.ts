import { isVacated } from '../locks.ts'
import { archiveLock, isArchivesName } from './archiveNames.ts'

/** How long a lock may take that nobody holds, in milliseconds. */
const untilAnswered = 200

/**
 * Removes what pages have left behind that ended while they made an archive, whoever it was for. Never
 * rejects; what cannot be removed is tried again the next time.
 */
export async function sweepArchives(): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory()
    const folders = await allIn(root)
    for (const folder of folders) {
      if (folder.kind === 'directory' && isArchivesName(folder.name)) await sweep(root, folder)
    }
  } catch {
    // There is no such place.
  }
}

async function sweep(
  root: FileSystemDirectoryHandle,
  folder: FileSystemDirectoryHandle,
): Promise<void> {
  for (const { name } of await allIn(folder)) {
    const isLeft = await isVacated(archiveLock(folder.name, name), untilAnswered)
    if (isLeft) await folder.removeEntry(name).catch(() => null)
  }
  // One with something in it stays.
  await root.removeEntry(folder.name).catch(() => null)
}

async function allIn(
  folder: FileSystemDirectoryHandle,
): Promise<(FileSystemDirectoryHandle | FileSystemFileHandle)[]> {
  const all = []
  for await (const handle of folder.values()) all.push(handle)
  return all
}
