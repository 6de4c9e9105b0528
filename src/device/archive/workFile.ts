import { isVacated, occupy } from '../locks.ts'
import { archivesName } from '../names.ts'

/** Where an archive is written to while it is made. */
export type WorkFile = {
  sink: WritableStream<Uint8Array>
  /** What was written, once the sink is closed. */
  content: () => Promise<Blob>
  /** Removes it, half or whole. */
  remove: () => Promise<void>
}

/** How long a lock may take that nobody holds, in milliseconds. */
const untilAnswered = 200

/** On the disk where the browser has a place for it, so that its size is no matter; else in memory. */
export async function openWorkFile(uid: string): Promise<WorkFile> {
  try {
    return await onDisk(uid)
  } catch {
    return inMemory()
  }
}

/** Removes what a page has left behind that ended while it made an archive. */
export async function sweepWorkFiles(uid: string): Promise<void> {
  try {
    const folder = await folderOf(uid)
    for await (const name of folder.keys()) {
      if (await isVacated(lockOf(uid, name), untilAnswered)) await folder.removeEntry(name)
    }
  } catch {
    // There is no such place, or another page is just making one.
  }
}

function lockOf(uid: string, name: string): string {
  return `${archivesName(uid)}-${name}`
}

async function folderOf(uid: string): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(archivesName(uid), { create: true })
}

async function onDisk(uid: string): Promise<WorkFile> {
  const name = crypto.randomUUID()
  const letGo = occupy(lockOf(uid, name))
  try {
    const folder = await folderOf(uid)
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
