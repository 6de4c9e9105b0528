import { archivesName } from '../names.ts'
import { recordThings } from '../signOutJournal.ts'
import { occupy, isVacated } from '../locks.ts'

const [head = '', tail = ''] = archivesName('/').split('/')

/** Whether a folder is for archives, whoever they are of. */
export function isArchivesName(name: string): boolean {
  return name.startsWith(head) && name.endsWith(tail)
}

/** The lock of who makes an archive. A browser may keep what is not whole beside it, with a longer name. */
export function archiveLock(folder: string, name: string): string {
  return `${folder}-${name.slice(0, 36)}`
}

/** Where an archive is written to while it is made. */
export type WorkFile = {
  sink: WritableStream<Uint8Array>
  /** What was written, once the sink is closed. */
  content: () => Promise<Blob>
  /** Removes it, half or whole. */
  remove: () => Promise<void>
}

/**
 * On disk where the browser allows it, so that size does not matter. Nothing is encrypted there: a
 * shared computer gets it in memory.
 */
export async function openWorkFile(uid: string, isShared: boolean): Promise<WorkFile> {
  if (isShared) return inMemory()
  try {
    return await onDisk(uid)
  } catch {
    return inMemory()
  }
}

async function onDisk(uid: string): Promise<WorkFile> {
  const name = crypto.randomUUID()
  const letGo = occupy(archiveLock(archivesName(uid), name))
  try {
    // Should this page end before it is removed, the next start without its person removes it.
    await recordThings(uid)
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle(archivesName(uid), { create: true })
    const file = await folder.getFileHandle(name, { create: true })
    const writer = (await file.createWritable()).getWriter()
    return {
      sink: new WritableStream<Uint8Array<ArrayBuffer>>({
        write: (chunk) => writer.write(chunk),
        close: () => writer.close(),
      }),
      content: () => file.getFile(),
      remove: async () => {
        // What is still open cannot be removed.
        await writer.abort().catch(() => null)
        await folder.removeEntry(name).catch(() => null)
        letGo()
      },
    }
  } catch (error) {
    letGo()
    throw error
  }
}

/** Pieces of this size go to the disk of their own accord, in most browsers. */
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
        chunks.push(chunk)
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

/** How long a browser may take to copy what it was handed. */
const untilTaken = 60_000

type KeptArchive = { name: string; address: string; work: WorkFile }

let kept: KeptArchive | null = null

/** Keeps an archive that is whole, until it is dropped, and hands it to the person as a file. */
export async function keepArchive(name: string, work: WorkFile): Promise<number> {
  const content = await work.content()
  dropArchive()
  kept = { name, address: URL.createObjectURL(content), work }
  flush()
  return content.size
}

/** Hands the archive to the person, as often as they like. */
export function flush(): void {
  if (!kept) return
  const link = document.createElement('a')
  link.href = kept.address
  link.download = kept.name
  link.click()
}

/** Removes the archive, once the browser had time to copy it. */
export function dropArchive(): void {
  if (!kept) return
  const { address, work } = kept
  kept = null
  setTimeout(() => {
    URL.revokeObjectURL(address)
    void work.remove()
  }, untilTaken)
}

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
