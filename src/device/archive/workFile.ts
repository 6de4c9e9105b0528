import { markThings } from '../leavingMark.ts'
import { occupy } from '../locks.ts'
import { archivesName } from '../names.ts'
import { archiveLock } from './archiveNames.ts'

/** Where an archive is written to while it is made. */
export type WorkFile = {
  sink: WritableStream<Uint8Array>
  /** What was written, once the sink is closed. */
  content: () => Promise<Blob>
  /** Removes it, half or whole. */
  remove: () => Promise<void>
}

/**
 * On the disk where the browser has a place for it, so that its size is no matter. Nothing is sealed there:
 * a computer that others use, too, gets it in memory.
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
    await markThings(uid)
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
