import { inTurn } from '../../device/locks.ts'
import type { LocalStore } from '../../device/localStore.ts'
import { guardUnsaved } from './unsavedGuard.ts'

/** What this page knows better than the disk, because the disk did not take it. */
export type Pending<Row> = {
  /** `null` where it is gone. */
  row: Row | null
  /** What lay on the disk when it refused first; anything else there comes from another page. */
  over?: Row | null
  /** What belongs to the row and lies nowhere else. */
  bytes?: Blob | null
  /** The disk has lost the bytes, and so has this page. */
  isLost?: boolean
  /** The id under which it lies on the disk, where it is safe until it lies there under its own. */
  replaced?: string
}

type Disk<Row> = {
  all: () => Promise<readonly (readonly [string, Row | null])[]>
  get: (id: string) => Promise<Row | null>
  /** Resolves once the disk has it for good. */
  write: (id: string, next: Pending<Row>) => Promise<void>
}

/** What differs between the kinds of rows. */
export type Rules<Row> = {
  /** The lock under which they are changed. */
  lock: string
  open: (disk: NonNullable<ReturnType<LocalStore['disk']>>) => Disk<Row>
  order: (one: Row, other: Row) => number
  /** Whether what the disk refused still goes, now that this lies there. */
  isOurs: (pending: Pending<Row>, below: Row | null) => boolean
  /** Brings together what does not go with what another page has put there. */
  join?: (below: Row, mine: Row) => Promise<unknown>
  /** Whether a row of which the disk refused something outlives this page all the same. */
  isLasting?: (pending: Pending<Row>) => boolean
  /** What is left of a row whose disk was taken away. */
  recalled: (row: Row, pending: Pending<Row> | undefined) => Pending<Row>
}

export type Kept<Row> = Row & { isLasting: boolean }

/**
 * Rows on the disk where there is one, encrypted, and in memory as long as it refuses. What the disk did not
 * give is never taken for gone, and never written over. What it gave and no key opens counts as gone. Nothing
 * rejects for lack of storage.
 *
 * @param onChange is called after every change.
 */
export function openDurableStore<Row>(
  localStore: LocalStore,
  rules: Rules<Row>,
  onChange: () => void,
) {
  const { lock, isOurs } = rules
  const pending = new Map<string, Pending<Row>>()
  /** What lay on the disk when it was last read. */
  const known = new Map<string, Row>()
  const unread = new Set<string>()
  const know = (id: string, row: Row | null) => (row ? known.set(id, row) : known.delete(id))
  const isAtRisk = () => [...pending.values()].some(({ row }) => row !== null)
  const guard = () => guardUnsaved(lock, isAtRisk())
  const ask = async <Answer>(work: (disk: Disk<Row>) => Promise<Answer>) => {
    const disk = localStore.disk()
    try {
      return disk ? await work(rules.open(disk)) : undefined
    } catch (error) {
      if (localStore.disk()) localStore.recordAnswer(error)
      return undefined
    }
  }
  const read = async <Found>(work: (disk: Disk<Row>) => Promise<Found>) => {
    const found = await ask(work)
    // Closed meanwhile, it says nothing about what is there.
    return localStore.disk() ? found : undefined
  }
  const readAll = async () => {
    const rows = await read(({ all }) => all())
    if (!rows) return false
    known.clear()
    for (const [id, row] of rows) know(id, row)
    return true
  }
  const look = async (id: string) => {
    const row = await read(({ get }) => get(id))
    if (row === undefined) unread.add(id)
    else {
      unread.delete(id)
      know(id, row)
    }
    return known.get(id) ?? null
  }
  const alone = async <Result>(work: () => Promise<Result>) => {
    localStore.wantKey()
    await localStore.tried
    const result = await inTurn(lock, work)
    onChange()
    return result
  }
  const put = async (id: string, next: Pending<Row>) => {
    const { over = known.get(id) ?? null } = pending.get(id) ?? {}
    const { row, replaced = id } = next
    const writing = unread.has(id) ? null : ask(({ write }) => write(id, next).then(() => true))
    const isKept = (await writing) === true
    if (isKept) {
      for (const done of [id, replaced]) {
        known.delete(done)
        pending.delete(done)
      }
      know(id, row)
      localStore.recordAnswer(null)
    } else {
      pending.set(replaced, { row: null })
      pending.set(id, { ...next, over })
    }
    guard()
    return isKept
  }
  const settleOne = async (id: string) => {
    const mine = pending.get(id)
    const isReplaced = [...pending.values()].some(({ replaced }) => replaced === id)
    if (!mine || isReplaced) return
    const below = await look(id)
    if (unread.has(id)) return
    if (isOurs(mine, below)) return void (await put(id, mine))
    pending.delete(id)
    if (below && mine.row) await rules.join?.(below, mine.row)
    guard()
  }
  /** Has not begun yet: whoever asks now is given the same. */
  let nextReading: Promise<readonly Kept<Row>[]> | null = null
  const readRows = async (): Promise<readonly Kept<Row>[]> => {
    await localStore.tried.finally(() => (nextReading = null))
    await readAll()
    const rows = new Map<string, Kept<Row>>()
    for (const [id, row] of known) rows.set(id, { ...row, isLasting: true })
    for (const [id, mine] of pending) {
      if (mine.row) rows.set(id, { ...mine.row, isLasting: rules.isLasting?.(mine) ?? false })
      else if (isOurs(mine, known.get(id) ?? null)) rows.delete(id)
    }
    return [...rows.values()].sort(rules.order)
  }
  return {
    /** Runs as one step that no other page comes between. */
    alone,
    /** All of them, as they are at this moment or later. */
    rows: () => (nextReading ??= readRows()),
    /** What is there, once the disk has been tried again with what it had refused. Only within `alone`. */
    find: async (id: string): Promise<Pending<Row> | null> => {
      await settleOne(id)
      const below = await look(id)
      const mine = pending.get(id)
      return mine && (mine.row || isOurs(mine, below)) ? mine : below && { row: below }
    },
    /** Says whether the disk took it. Only within `alone`, and after `find`, where the id may be in use. */
    put,
    /** What the disk has refused, by id. */
    pending,
    /** Tries the disk again with all of it; says whether nothing is left. */
    settle: () =>
      alone(async () => {
        if (!(await readAll())) return false
        for (const id of Array.from(pending.keys())) await settleOne(id)
        return pending.size === 0
      }),
    /** Takes into memory what lay on the disk, which is there no more. */
    recall: () => {
      for (const [id, row] of known) pending.set(id, rules.recalled(row, pending.get(id)))
      known.clear()
      guard()
    },
    /** Lets go of what lies on the disk. */
    forget: () => known.clear(),
    /** Lets go of what lies in memory as well, when all is thrown away. */
    empty: () => {
      pending.clear()
      known.clear()
      guard()
    },
  }
}
