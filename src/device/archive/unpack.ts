import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { ArchiveFault, faultIn } from './archiveFault.ts'

/**
 * Unpacks a part of an archive, and stops at the first byte too many: what a part says about its size
 * need not be true.
 *
 * @throws `ArchiveFault` where it is not as long as expected, or cannot be unpacked.
 */
export async function unpack(part: FileEntry, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size)
  let done = 0
  const sink = new WritableStream<Uint8Array>({
    write: (chunk) => {
      if (done + chunk.length > size) throw new ArchiveFault('damaged')
      bytes.set(chunk, done)
      done += chunk.length
    },
  })
  try {
    await part.getData(sink, { checkSignature: true })
  } catch (error) {
    throw faultIn(error, 'damaged')
  }
  if (done !== size) throw new ArchiveFault('damaged')
  return bytes
}
