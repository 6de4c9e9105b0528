import type { Connection, SealedRecord } from '#src/device/database.ts'
import type { Place } from '#src/device/place.ts'
import { keyFrom } from '#src/device/sealing.ts'

export type StubPlace = {
  place: Place
  /** The sealed records on the disk, by their ids. */
  records: Map<string, SealedRecord>
  /** Makes the disk fail to give anything, or to take anything, until it is called with `false`. */
  refuse: (what: { reads?: boolean; writes?: boolean }) => void
  /** What was noted of the disk's last answer: `null` for well. */
  answer: () => unknown
}

/** A disk of its own for a test, which can be made to refuse. */
export async function stubPlace(): Promise<StubPlace> {
  const key = await keyFrom(new Uint8Array(32))
  const records = new Map<string, SealedRecord>()
  let refused: { reads?: boolean; writes?: boolean } = {}
  let answer: unknown = null
  const database = {
    get: (_: string, id: string) => unless(refused.reads, () => records.get(id)),
    getAll: () => unless(refused.reads, () => [...records.values()]),
  }
  const store = {
    put: (record: SealedRecord) => unless(refused.writes, () => records.set(record.id, record)),
    delete: (id: string) => unless(refused.writes, () => records.delete(id)),
  }
  const connection = {
    run: (work: (base: typeof database) => Promise<unknown>) => work(database),
    change: (_: unknown, work: (of: () => typeof store) => Promise<unknown>) => work(() => store),
    close: () => Promise.resolve(),
  } as unknown as Connection
  const place: Place = {
    tried: Promise.resolve(),
    disk: () => ({ connection, key }),
    wantKey: () => {},
    trouble: () => null,
    noteAnswer: (error) => (answer = error),
    empty: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  return { place, records, refuse: (what) => (refused = what), answer: () => answer }
}

async function unless<Result>(isRefused: boolean | undefined, work: () => Result): Promise<Result> {
  if (isRefused) throw new DOMException('It took too long.', 'TimeoutError')
  return work()
}
