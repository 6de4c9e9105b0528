import { isSharedComputer } from '../../../stores/sharedComputerStore.ts'
import { archivesFolderName } from '../../encrypted/storageNames.ts'
import { recordDataHere } from '../../journals/signOutJournal.ts'
import { holdLock, waitUntilUnlocked } from '../../locks/locks.ts'
import { openDownload, type Download } from '../download.ts'

const [head = '', tail = ''] = archivesFolderName('/').split('/')

/** Whether a folder holds archives, of any person. */
function isArchivesName(name: string): boolean {
  return name.startsWith(head) && name.endsWith(tail)
}

/** The lock of the tab that writes an archive. Browsers store unfinished files under a longer name beside it. */
export function archiveLockName(folder: string, name: string): string {
  return `${folder}-${name.slice(0, 36)}`
}

/** The file that an archive is written to. */
type WorkFile = {
  sink: WritableStream<Uint8Array>
  /** Its content, once the sink is closed. */
  content: () => Promise<Blob>
  /** Removes the file, complete or not. */
  remove: () => Promise<void>
}

/**
 * Opens a work file on disk if the browser allows it, so that its size does not matter. It is not encrypted, so on a
 * shared computer it is kept in memory.
 */
export async function openWorkFile(uid: string): Promise<WorkFile> {
  if (isSharedComputer()) return inMemory()
  try {
    return await onDisk(uid)
  } catch {
    return inMemory()
  }
}

async function onDisk(uid: string): Promise<WorkFile> {
  const name = crypto.randomUUID()
  const release = holdLock(archiveLockName(archivesFolderName(uid), name))
  try {
    // If this tab ends before the file is removed, a later start removes it.
    await recordDataHere(uid)
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle(archivesFolderName(uid), { create: true })
    const file = await folder.getFileHandle(name, { create: true })
    const writer = (await file.createWritable()).getWriter()
    return {
      sink: new WritableStream<Uint8Array<ArrayBuffer>>({
        write: (chunk) => writer.write(chunk),
        close: () => writer.close(),
      }),
      content: () => file.getFile(),
      remove: async () => {
        // An open file can't be removed.
        await writer.abort().catch(() => null)
        await folder.removeEntry(name).catch(() => null)
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Most browsers move blobs of this size to disk. */
const pieceSize = 8 * 1_048_576

function inMemory(): WorkFile {
  let pieces: Blob[] = []
  let chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const wrap = () => {
    pieces.push(new Blob(chunks))
    chunks = []
    size = 0
  }
  return {
    sink: new WritableStream<Uint8Array<ArrayBuffer>>({
      write: (chunk) => {
        // The writer may free its bytes afterwards.
        chunks.push(chunk.slice())
        size += chunk.length
        if (size >= pieceSize) wrap()
      },
    }),
    content: () => {
      wrap()
      return Promise.resolve(new Blob(pieces))
    },
    remove: () => {
      pieces = []
      return Promise.resolve()
    },
  }
}

let archive: Download | null = null

/**
 * Downloads a finished archive, and keeps it until it is dropped.
 *
 * @returns its size in bytes.
 */
export async function keepArchive(name: string, work: WorkFile): Promise<number> {
  const content = await work.content()
  dropArchive()
  archive = openDownload(name, content, () => void work.remove())
  archive.start()
  return content.size
}

export function downloadArchive(): void {
  archive?.start()
}

/** Removes the archive, once the browser has had time to save it. */
export function dropArchive(): void {
  archive?.end()
  archive = null
}

/** How long an unused lock may take to be granted. */
const lockTimeoutMs = 200

/**
 * Removes archives of tabs that ended before they could, for all people. Never rejects; what can't be removed now
 * is tried again next time.
 */
export async function cleanUpArchives(): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory()
    const folders = await allIn(root)
    for (const folder of folders) {
      if (folder.kind === 'directory' && isArchivesName(folder.name))
        await cleanUpFolder(root, folder)
    }
  } catch {
    // This browser has no private file system.
  }
}

async function cleanUpFolder(
  root: FileSystemDirectoryHandle,
  folder: FileSystemDirectoryHandle,
): Promise<void> {
  for (const { name } of await allIn(folder)) {
    const isLeft = await waitUntilUnlocked(archiveLockName(folder.name, name), lockTimeoutMs)
    if (isLeft) await folder.removeEntry(name).catch(() => null)
  }
  // Fails, as it should, while other archives are in the folder.
  await root.removeEntry(folder.name).catch(() => null)
}

async function allIn(
  folder: FileSystemDirectoryHandle,
): Promise<(FileSystemDirectoryHandle | FileSystemFileHandle)[]> {
  const all = []
  for await (const handle of folder.values()) all.push(handle)
  return all
}
