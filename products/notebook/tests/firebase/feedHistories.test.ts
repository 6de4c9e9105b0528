import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { listedAfter, type StoredNotes } from '#products/notebook/domain/list/knownNotes.ts'
import { pageSize } from '#products/notebook/domain/list/noteList.ts'
import { compareNotes, type Note } from '#products/notebook/domain/note.ts'
import { createFeeds } from '#products/notebook/firebase/list/feeds.ts'
import type { FeedSources, FirstPage } from '#products/notebook/firebase/list/openFeed.ts'
import { ListServer } from '../histories/listServer.ts'

const numRuns = Number(process.env['GATEHOUSE_HISTORIES'] ?? 3_000)

const world = {
  server: null as ListServer | null,
  stored: null as StoredNotes | null,
  offered: null as (() => StoredNotes | null) | null,
  ahead: null as Promise<FirstPage> | null,
  reportDelivered: null as Parameters<FeedSources['watchDelivered']>[0] | null,
  /** What this device has delivered since it opened the list, unless it was changed elsewhere. */
  delivered: new Map<string, Note>(),
}

const feeds = createFeeds(() => {
  const server = world.server ?? new ListServer()
  return {
    cache: {
      readList: () => Promise.resolve(world.stored),
      storeListSoon: (read) => (world.offered = read),
    },
    watchDelivered: (report) => {
      world.reportDelivered = report
      return () => (world.reportDelivered = null)
    },
    takePrefetchedPage: () => world.ahead,
    server: {
      readLatest: () => server.request(() => server.latest()),
      readPurged: () => server.request(() => 0),
      readFirstPage: () => server.request(() => server.page(null, pageSize)),
      readPageAfter: (after, count) => server.request(() => server.page(after, count)),
      watchChanges: (since, { onChanges }) => {
        server.watch = { since, onChanges }
        return () => (server.watch = null)
      },
    },
  }
})

const note = fc.nat(90)
const flags = { pinned: fc.boolean(), isInTrash: fc.boolean() }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change'), note, ...flags }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('deliver'),
      note,
      ...flags,
      skew: fc.integer({ min: -99, max: 99 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('send60'), note }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('answer'), pick: fc.nat(3), isSlow: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('report') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('more') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('openOwn') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('openAhead') }) },
)

type Step = {
  kind: string
  note?: number
  pinned?: boolean
  isInTrash?: boolean
  pick?: number
  isSlow?: boolean
  /** How wrong the clock of the device is. */
  skew?: number
}

/** The first page is on its way when this device delivers a note. */
const deliveredDuringFirstPage: Step[] = [
  { kind: 'answer' },
  { kind: 'answer' },
  { kind: 'answer', isSlow: true },
  { kind: 'deliver', note: 5 },
  { kind: 'answer' },
]

/** Another device changes a note that was delivered meanwhile, and 59 others: the list is stored, and opened again. */
const deliveredAndStored: Step[] = [
  { kind: 'deliver', note: 0 },
  { kind: 'send60', note: 0 },
  { kind: 'answer' },
  { kind: 'answer' },
  { kind: 'answer' },
  { kind: 'openOwn' },
  { kind: 'answer' },
]

it('the list has no hole and nothing old, even while a device sends 60 edits and another opens', async () => {
  const histories = fc.array(step, { minLength: 1, maxLength: 40 })
  const property = fc.asyncProperty(histories, async (history) => {
    const server = new ListServer()
    Object.assign(world, { server, stored: null, offered: null, ahead: null })
    send(server, 0, 80)
    await open()
    try {
      for (const happened of history) {
        await play(server, happened)
        expect([...reportedFaults(server), ...outdated()]).toEqual([])
      }
      await settle(server)
      expect([server.isQuiet(), faults(server)]).toEqual([true, []])
    } finally {
      close()
    }
  })
  await fc.assert(property, {
    numRuns,
    examples: [[deliveredDuringFirstPage], [deliveredAndStored]],
  })
}, 600_000)

let close = () => {}
const ignore = () => undefined

async function play(server: ListServer, happened: Step): Promise<void> {
  const { kind, note: at = 0, pick = 0, isSlow = false, skew = 0 } = happened
  if (kind === 'change') change(server, happened)
  if (kind === 'deliver') deliver(change(server, happened), skew)
  if (kind === 'send60') send(server, at, 60)
  if (kind === 'answer') server.answer(pick, isSlow)
  if (kind === 'report') server.report()
  if (kind === 'more') void readMore()
  if (kind === 'openOwn') world.stored = world.offered?.() ?? world.stored
  if (kind === 'openAhead') world.ahead = Promise.resolve(prefetchFirstPage(server))
  if (kind.startsWith('open')) {
    close()
    server.forgetRequests()
    await open()
    Object.assign(world, { stored: null, offered: null, ahead: null })
  }
  await rest()
}

function change(
  server: ListServer,
  { note: at = 0, pinned = false, isInTrash = false }: Step,
): Note {
  const changed = server.change({ note: at, pinned: pinned && at < 40, isInTrash })
  world.delivered.delete(changed.id)
  return changed
}

/** Tells the list what this device has written, with the device's time. */
function deliver(written: Note, skew: number): void {
  world.delivered.set(written.id, written)
  world.reportDelivered?.(written.id, { ...written, updatedAt: written.updatedAt + skew })
}

/** Until the next report, an unreported version may be outdated. */
function reportedFaults(server: ListServer): readonly string[] {
  return faults(server).filter((fault) => {
    const [id = ''] = fault.split(' ')
    return !feeds.knownNote('ada', id)?.isUnreported
  })
}

/** What the list shows of what this device has delivered, if it is an older text or none. */
function outdated(): readonly string[] {
  const feed = feeds.feedOf('ada')
  const known = feed?.known()
  if (!known) return []
  const { listEnd } = known
  const listed = new Map(listedAfter(known, null).map((one) => [one.id, one]))
  return [...world.delivered.values()].flatMap((version) => {
    const isFurtherDown = listEnd && compareNotes('notes', version, listEnd) > 0
    const shown = listed.get(version.id)
    const isCurrent = shown ? shown.editId === version.editId : isFurtherDown
    return isCurrent || version.content.isInTrash
      ? []
      : [`${version.id} is ${shown ? 'old' : 'missing'}`]
  })
}

function send(server: ListServer, from: number, count: number): void {
  for (let at = from; at < from + count; at += 1) change(server, { kind: 'change', note: at })
}

function prefetchFirstPage(server: ListServer): FirstPage {
  return { notes: server.page(null, 30), purged: 0, knownUpTo: server.latest() }
}

async function open(): Promise<void> {
  world.delivered.clear()
  close = feeds.subscribe('ada', { changed: ignore, unreachable: ignore, failed: ignore })
  await rest()
}

async function readMore(): Promise<void> {
  await feeds
    .feedOf('ada')
    ?.readNextPage()
    .catch(() => null)
}

/** Answers and reports until nothing is on its way. */
async function settle(server: ListServer): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    do await rest()
    while (server.answer(0))
    server.report()
  }
  do await rest()
  while (server.answer(0))
}

function faults(server: ListServer): readonly string[] {
  const feed = feeds.feedOf('ada')
  const known = feed?.known()
  if (!known || !feed?.isConfirmed() || !server.isQuiet()) return []
  return server.faultsIn(listedAfter(known, null), known.listEnd)
}

function rest(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
