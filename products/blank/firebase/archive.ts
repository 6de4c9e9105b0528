import type { ProductArchive } from '#src/product/contract.ts'
import type { OpenedArchive } from '#src/domain/data/archive.ts'
import { ArchiveFault } from '#src/storage/archive/openArchive.ts'
import type { ArchiveEntry } from '#src/domain/data/archiveManifest.ts'
import { nothingYet } from '#src/domain/data/importTally.ts'
import { isRecord } from '#src/domain/data/readManifest.ts'
import { userDataOf } from '#src/firebase/data/userData.ts'
import { maxGreetingLength } from '../domain/greeting.ts'
import { addGreeting, greetingsOf } from './greeting.ts'

const kind = 'greeting'

/** The greeting in an archive: one file of JSON. */
export const archive: ProductArchive = {
  contents: async (uid) => ({ greetings: (await greetingsOf(userDataOf(uid))).length }),
  pack: async ({ uid }, entries, signal, onProgress) => {
    const greetings = await greetingsOf(userDataOf(uid))
    for (const [index, { id, text, changedAt }] of greetings.entries()) {
      signal.throwIfAborted()
      const content = JSON.stringify({ id, text })
      await entries.add(`greetings/${id}.json`, content, { kind }, changedAt)
      onProgress({ step: 'greetings', done: index + 1, total: greetings.length })
    }
    return { counts: { greetings: greetings.length }, missing: [] }
  },
  refusalOf: (entries) => (entries.every((entry) => entry.kind === kind) ? null : 'damaged'),
  readEntry: (_, bytes) => {
    greetingIn(bytes)
    return { greetings: 1 }
  },
  restore: async ({ uid }, _, opened, signal, onProgress) => {
    const bytesInAll = opened.entries.reduce((sum, { size }) => sum + size, 0)
    let tally = { ...nothingYet, counts: { greetings: 0 }, bytesInAll }
    for (const entry of opened.entries) {
      signal.throwIfAborted()
      const { id, text } = await read(opened, entry)
      const isNew = await addGreeting(userDataOf(uid), id, text)
      const counts = { greetings: tally.counts.greetings + Number(isNew) }
      tally = { ...tally, counts, bytes: tally.bytes + entry.size }
      onProgress(tally)
    }
    return { fullOf: null, tally }
  },
}

async function read(opened: OpenedArchive, entry: ArchiveEntry) {
  return greetingIn(await opened.read(entry))
}

/** @throws `ArchiveFault` where these bytes are no greeting. */
function greetingIn(bytes: Uint8Array): { id: string; text: string } {
  const greeting = parsed(bytes)
  if (!isRecord(greeting)) throw new ArchiveFault('damaged')
  const { id, text } = greeting
  if (typeof id !== 'string' || !/^[\w-]{1,128}$/.test(id)) throw new ArchiveFault('damaged')
  if (typeof text !== 'string' || text.length > maxGreetingLength) throw new ArchiveFault('damaged')
  return { id, text }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
