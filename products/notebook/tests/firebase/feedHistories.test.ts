import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { listedAfter, type StoredNotes } from '#products/notebook/domain/list/knownNotes.ts'
import { pageSize } from '#products/notebook/domain/list/noteList.ts'
import { createFeeds } from '#products/notebook/firebase/notes/feeds.ts'
import type { FirstPage } from '#products/notebook/firebase/notes/prefetchFirstPage.ts'
import { ListServer } from '../histories/listServer.ts'

const numRuns = Number(process.env['GATEHOUSE_HISTORIES'] ?? 300)

const world = {
  server: null as ListServer | null,
  stored: null as StoredNotes | null,
  offered: null as (() => StoredNotes | null) | null,
  ahead: null as Promise<FirstPage> | null,
}

const feeds = createFeeds(() => {
  const server = world.server ?? new ListServer()
  return {
    cache: {
      storedNotes: () => Promise.resolve(world.stored),
      storeListSoon: (read) => (world.offered = read),
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

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change'), note, ...flags }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('send60'), note }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('answer'), pick: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('report') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('more') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('openOwn') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('openAhead') }) },
)

type Step = { kind: string; note?: number; pinned?: boolean; isInTrash?: boolean; pick?: number }

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
        expect(faults(server)).toEqual([])
      }
      await settle(server)
      expect([server.isQuiet(), faults(server)]).toEqual([true, []])
    } finally {
      close()
    }
  })
  await fc.assert(property, { numRuns })
}, 600_000)

let close = () => {}
const ignore = () => undefined

async function play(server: ListServer, happened: Step): Promise<void> {
  const { kind, note: at = 0, pinned = false, isInTrash = false, pick = 0 } = happened
  if (kind === 'change') server.change({ note: at, pinned: pinned && at < 40, isInTrash })
  if (kind === 'send60') send(server, at, 60)
  if (kind === 'answer') server.answer(pick)
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

function send(server: ListServer, from: number, count: number): void {
  for (let at = from; at < from + count; at += 1)
    server.change({ note: at, pinned: false, isInTrash: false })
}

function prefetchFirstPage(server: ListServer): FirstPage {
  return { notes: server.page(null, 30), purged: 0, knownUpTo: server.latest() }
}

async function open(): Promise<void> {
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
  const current = feeds.feedOf('ada')?.current()
  if (!current || !server.isQuiet()) return []
  return server.faultsIn(listedAfter(current, null), current.completeDownTo)
}

function rest(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
