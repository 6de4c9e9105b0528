import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import {
  archiveFormat,
  manifestPath,
  type ArchiveEntry,
  type ArchiveManifest,
  type EntryFacts,
} from '../../domain/archiveManifest.ts'
import type { AccountFacts } from '../../domain/accountFacts.ts'
import type { PackedContents } from '../../domain/exportProgress.ts'
import { sha256Of } from './digest.ts'

export type ArchiveWriter = {
  /**
   * Writes one file, at most as large as memory takes, in place of what has that path already. A file whose
   * facts name no `type` is a text.
   *
   * @param at when it was changed, in milliseconds since 1970.
   */
  add: (path: string, content: string | Blob, facts: EntryFacts, at?: number) => Promise<void>
  /** Writes the manifest, and ends the archive. */
  finish: (
    facts: Omit<ArchiveManifest, 'format' | 'entries' | 'exportedAt'>,
  ) => Promise<ArchiveManifest>
}

/** What the format can say of a moment. */
const earliest = Date.UTC(1980, 0, 2)
const latest = Date.UTC(2107, 0, 1)

/** Whether it grows smaller when it is packed; everything else is packed already. */
function growsSmaller({ type = 'text/plain' }: EntryFacts): boolean {
  return typeof type === 'string' && /^(text\/|application\/json)/.test(type)
}

/**
 * Writes a ZIP archive of this app into a stream: nothing but the entry at hand, and a line about every
 * other, is in memory.
 */
function openArchiveWriter(sink: WritableStream<Uint8Array>, now: Date): ArchiveWriter {
  const archive = new ZipWriter(sink, { useWebWorkers: false, extendedTimestamp: false })
  const entries = new Map<string, ArchiveEntry>()

  const write = async (path: string, bytes: Uint8Array, at: number, isPackable: boolean) => {
    await archive.add(path, new Uint8ArrayReader(bytes), {
      level: isPackable ? 6 : 0,
      lastModDate: new Date(Math.min(Math.max(at, earliest), latest)),
    })
  }
  return {
    add: async (path, content, facts, at = now.getTime()) => {
      const bytes = await bytesOf(content)
      if (entries.delete(path)) archive.remove(path)
      await write(path, bytes, at, growsSmaller(facts))
      const sha256 = await sha256Of(bytes)
      entries.set(path, { ...facts, path, size: bytes.length, sha256 })
    },
    finish: async (facts) => {
      const exportedAt = now.toISOString()
      const manifest: ArchiveManifest = {
        format: archiveFormat,
        exportedAt,
        ...facts,
        entries: [...entries.values()],
      }
      const text = JSON.stringify(manifest, null, 1)
      await write(manifestPath, await bytesOf(text), now.getTime(), true)
      await archive.close()
      return manifest
    },
  }
}

/**
 * Writes an archive: what is known of the account, then what `pack` adds, then the manifest.
 *
 * @throws what `pack` or the sink threw.
 */
export async function writeArchive(
  facts: AccountFacts,
  sink: WritableStream<Uint8Array>,
  now: Date,
  pack: (archive: Pick<ArchiveWriter, 'add'>) => Promise<PackedContents>,
): Promise<ArchiveManifest> {
  const archive = openArchiveWriter(sink, now)
  await archive.add('account.json', JSON.stringify(facts, null, 2), { kind: 'account' })
  const { counts, missing } = await pack(archive)
  return archive.finish({ userId: facts.userId, counts, missing })
}

async function bytesOf(content: string | Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return new Uint8Array(await content.arrayBuffer())
}
