import {
  Bytes,
  collection,
  deleteDoc,
  doc,
  DocumentReference,
  GeoPoint,
  getDocFromServer,
  getDocsFromServer,
  setDoc,
  Timestamp,
  vector,
  type DocumentData,
} from 'firebase/firestore'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { waitFor } from 'xstate'
import { localUrls } from '#local-firebase/localUrls.ts'
import { withSharedRules } from '#local-firebase/rulesFiles.ts'
import { withDefaults } from '#src/app/withDefaults.ts'
import { accountDetails } from '#src/domain/account/accountDetails.ts'
import type { DocumentChange } from '#src/domain/collections/documentChange.ts'
import { otherIdFor } from '#src/firebase/collections/documents.ts'
import { liveCollection } from '#src/firebase/collections/liveCollection.ts'
import { importArchive, readArchive } from '#src/firebase/data/importArchive.ts'
import { beginDeletion, deleteUserData } from '#src/firebase/deletion/deleteUserData.ts'
import { signedInUser, type AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { currentProduct, setProduct } from '#src/product/currentProduct.ts'
import { writeArchive } from '#src/storage/data/archive/archiveWriter.ts'
import { recordMove } from '#src/storage/journals/moveJournal.ts'
import { loadFirestoreRules, rulesWith } from '#tests/rules/loadRules.ts'
import { newGuest, newPerson, newPersonHere, onPageOf } from './people.ts'
import { ports } from './ports.ts'

const { collections } = vi.hoisted(() => {
  const names = ['items', 'lists']
  vi.stubGlobal('__PRODUCT_DOCUMENTS__', { collections: names, counters: [] })
  return { collections: names }
})

const still = () => undefined
const later = () => Promise.resolve()
const { signal } = new AbortController()
const options = { signal, onProgress: still }

/** With the same settings as for all other tests of this Firestore. */
beforeAll(async () => {
  setProduct(withDefaults({ pages: [], collections }))
  await loadFirestoreRules(localUrls(ports), await rulesWith(collections, collections))
})

it('an export has every kind of value, and comes back in another account, and only once', async () => {
  const { account: ada } = await newPerson()
  await put(ada, 'items', 'con: a|b', valuesOf(ada))
  await put(ada, 'lists', 'home', { name: 'Home' })
  const file = await exported(ada)
  const { account: bob } = await newPerson()
  await put(bob, 'lists', 'home', { name: 'My own' })
  const importIt = () =>
    onPageOf(bob.auth, () => importArchive({ user: signedInUser(bob), file }, options))
  expect(await onPageOf(bob.auth, () => readArchive(file, options))).toMatchObject({
    counts: { items: 1, lists: 1 },
    hasPicture: false,
  })
  const end = await importIt()
  expect(end).toMatchObject({
    overQuotaOf: null,
    tally: { counts: { added: 1, existing: 1 }, leftOut: [] },
  })
  expect(await allOf(bob, 'items')).toEqual({ 'con: a|b': shown(valuesOf(bob)) })
  expect(await allOf(bob, 'lists')).toEqual({ home: { name: 'My own' } })
  expect(await importIt()).toMatchObject({ tally: { counts: { added: 0, existing: 2 } } })
  expect(await (await currentProduct().countItems())(bob)).toEqual({ items: 1, lists: 1 })
})

it('an import of more documents than a page has adds all that the rules allow, and names the rest', async () => {
  const { account: ada } = await newPerson()
  await put(ada, 'items', 'first', { text: 'Milk' })
  const { archive } = await parts()
  const entries: { path: string; text: string }[] = []
  const add = (path: string, text: unknown) => {
    entries.push({ path, text: String(text) })
    return Promise.resolve()
  }
  const pack = () => archive.pack({ user: signedInUser(ada), archive: { add } }, options)
  expect(await onPageOf(ada.auth, pack)).toEqual({ counts: { items: 1 }, missing: [] })
  const [{ text } = { text: '' }] = entries
  const tooMany = Object.fromEntries(
    Array.from({ length: 101 }, (_, index) => [`f${index}`, index]),
  )
  const file = await archiveOf(ada, (write) =>
    Promise.all([
      ...Array.from({ length: 120 }, (_, index) =>
        write(`items/${index}.json`, text.replace('"first"', `"item-${index}"`)),
      ),
      write('items/odd.json', JSON.stringify({ collection: 'items', id: 'odd', fields: tooMany })),
      write('old/1.json', JSON.stringify({ collection: 'old', id: '1', fields: {} })),
    ]),
  )
  const end = await onPageOf(ada.auth, () =>
    importArchive({ user: signedInUser(ada), file }, options),
  )
  expect(end).toMatchObject({
    tally: {
      counts: { added: 120, existing: 0 },
      leftOut: [
        { name: 'items/odd.json', why: 'not-allowed' },
        { name: 'old/1.json', why: 'unknown' },
      ],
    },
  })
  expect(await (await currentProduct().countItems())(ada)).toEqual({ items: 121, lists: 0 })
  const { total, done } = await lastProgress(ada)
  expect([done, total]).toEqual([121, 121])
})

it.each([
  ['no JSON', 'Milk'],
  ['an ID that leads elsewhere', '{"collection":"items","id":"a/b/c","fields":{}}'],
  [
    'a broken value',
    '{"collection":"items","id":"a","fields":{"at":{"type":"firestore/timestamp/1.0"}}}',
  ],
])('an archive with %s is refused', async (_, text) => {
  const { account: ada } = await newPerson()
  const file = await archiveOf(ada, (add) => add('items/1.json', text))
  expect(await onPageOf(ada.auth, () => readArchive(file, options))).toBe('damaged')
})

it('a guest’s documents arrive in the account, beside those that are there', async () => {
  const from = await newGuest()
  const { account: to } = await newPerson()
  await put(from, 'items', 'milk', valuesOf(from))
  await put(from, 'lists', 'home', { name: 'Guest' })
  await put(to, 'lists', 'home', { name: 'Mine' })
  const { move } = await parts()
  const pair = { from, to }
  expect(await move.countToMove(from)).toEqual({ documents: 2 })
  expect(await move.haveItemsArrived(pair, signal)).toBe(false)
  await expect(move.copy(pair, AbortSignal.abort(), still)).rejects.toThrow('aborted')
  const steps: unknown[] = []
  for (let times = 0; times < 2; times += 1) {
    expect(await move.copy(pair, signal, (...step) => steps.push(step))).toBe(false)
  }
  expect(steps.slice(-3)).toEqual([
    ['documents', 0],
    ['documents', 1],
    ['documents', 2],
  ])
  expect(await allOf(to, 'items')).toEqual({ milk: shown(valuesOf(to)) })
  const lists = await allOf(to, 'lists')
  expect(lists['home']).toEqual({ name: 'Mine' })
  expect(Object.values(lists)).toEqual(expect.arrayContaining([{ name: 'Guest' }]))
  expect(Object.keys(lists)).toHaveLength(2)
  expect(await move.haveItemsArrived(pair, signal)).toBe(true)
})

it('a move whose copy was lost hasn’t arrived', async () => {
  const from = await newGuest()
  const { account: to } = await newPerson()
  await put(from, 'items', 'milk', { text: 'Milk' })
  const { move } = await parts()
  await move.copy({ from, to }, signal, still)
  await deleteDoc(doc(firestore(to.auth), 'users', to.uid, 'items', 'milk'))
  expect(await move.haveItemsArrived({ from, to }, signal)).toBe(false)
})

it('a move that goes on leaves alone what the person has changed or deleted meanwhile', async () => {
  const from = await newGuest()
  const { account: to } = await newPerson()
  await put(from, 'items', 'milk', { text: 'Milk' })
  await put(from, 'items', 'eggs', { text: 'Eggs' })
  const move = { toUid: to.uid, isConfirmed: true, phase: 'copying', copiedIds: [] } as const
  await recordMove({ guestUid: from.uid, ...move })
  const { copy, haveItemsArrived } = await currentProduct().move()
  await copy({ from, to }, signal, still)
  await put(to, 'items', 'milk', { text: 'Oat milk' })
  await deleteDoc(doc(firestore(to.auth), 'users', to.uid, 'items', 'eggs'))
  await copy({ from, to }, signal, still)
  expect(await allOf(to, 'items')).toEqual({ milk: { text: 'Oat milk' } })
  expect(await haveItemsArrived({ from, to }, signal)).toBe(true)
})

it('a change of a document that was deleted elsewhere brings nothing back, and a repeated one adds nothing', async () => {
  const { account: ada } = await newPersonHere()
  const items = liveCollection('items', (data) => ({ text: String(data['text']) }))
  const actor = items.actorFor(ada.uid)
  actor.start()
  onTestFinished(() => actor.stop())
  const save = async (change: DocumentChange<{ text: string }>) => {
    actor.send({ type: 'document.change', change })
    const { context } = await waitFor(actor, (now) => !now.hasTag('saving'))
    expect([context.saveFailure, context.refusals, context.changes]).toEqual([null, [], []])
  }
  await save({ type: 'update', id: 'gone', fields: { text: 'Ghost' } })
  await save({ type: 'add', id: 'milk', fields: { text: 'Milk' } })
  await save({ type: 'update', id: 'milk', fields: { text: 'Oat milk' } })
  await save({ type: 'add', id: 'milk', fields: { text: 'Milk' } })
  const stored = await allOf(ada, 'items')
  expect(Object.keys(stored)).toEqual(['milk'])
  expect(stored['milk']).toMatchObject({ text: 'Oat milk' })
})

it('changes that the server refuses hold up no other document, and are saved once they are accepted', async () => {
  const { account: ada } = await newPersonHere()
  const items = liveCollection('items', (data) => ({ ...data, text: String(data['text']) }))
  const actor = items.actorFor(ada.uid)
  actor.start()
  onTestFinished(() => actor.stop())
  const tooMany = Array.from({ length: 101 }, (_, index) => [`f${index}`, index] as const)
  const odd = { ...Object.fromEntries(tooMany), text: 'Odd' }
  actor.send({ type: 'document.change', change: { type: 'add', id: 'odd', fields: odd } })
  const milk = { type: 'add', id: 'milk', fields: { text: 'Milk' } } as const
  actor.send({ type: 'document.change', change: milk })
  const { context } = await waitFor(actor, (now) => !now.hasTag('saving'))
  expect(context.refusals).toMatchObject([{ id: 'odd', failure: { kind: 'app-not-authorized' } }])
  expect(Object.keys(await allOf(ada, 'items'))).toEqual(['milk'])
  await put(ada, 'items', 'eggs', { text: 'Eggs', addedAt: Timestamp.now() })
  await waitFor(actor, (now) => now.context.documents?.length === 2)
  actor.send({ type: 'document.change', change: { type: 'delete', id: 'odd' } })
  const end = await waitFor(actor, (now) => !now.hasTag('saving'))
  expect([end.context.refusals, end.context.changes]).toEqual([[], []])
  expect(Object.keys(await allOf(ada, 'items')).toSorted()).toEqual(['eggs', 'milk'])
})

it('a document that the product can’t read is left out, and reported to the window', async () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error))
  const { account: ada } = await newPersonHere()
  await put(ada, 'items', 'milk', { text: 'Milk', addedAt: Timestamp.now() })
  await put(ada, 'items', 'broken', { text: 7, addedAt: Timestamp.now() })
  const items = liveCollection('items', ({ text }) => ({ text: (text as string).trim() }))
  const actor = items.actorFor(ada.uid)
  actor.start()
  onTestFinished(() => actor.stop())
  const { context } = await waitFor(actor, (now) => now.context.documents !== null)
  expect(context.documents).toEqual([{ id: 'milk', fields: { text: 'Milk' } }])
  expect(reported).toEqual([
    new Error(`The product can’t read the document users/${ada.uid}/items/broken.`),
  ])
})

it('a guest’s changes that could not be saved are saved in the account', async () => {
  const { uid: guestUid } = await newGuest()
  const { account: ada } = await newPersonHere()
  const items = liveCollection('items', (data) => ({ text: String(data['text']) }))
  const actor = items.actorFor(guestUid)
  actor.start()
  const change = { type: 'add', id: 'milk', fields: { text: 'Milk' } } as const
  actor.send({ type: 'document.change', change })
  await waitFor(actor, (now) => !now.hasTag('saving'))
  const move = await currentProduct().move()
  expect(await move.countUnsaved(guestUid)).toBe(1)
  await expect(move.requireNothingUnsaved(guestUid)).rejects.toMatchObject({ code: 'unavailable' })
  await move.transferUnsaved({ guestUid, uid: ada.uid }, null, signal)
  expect(await allOf(ada, 'items')).toMatchObject({ milk: { text: 'Milk' } })
  expect(await move.countUnsaved(guestUid)).toBe(0)
})

it('a guest’s text is saved in the account even if its document was deleted in another tab or not copied', async () => {
  const { uid: guestUid } = await newGuest()
  const { account: ada } = await newPersonHere()
  const items = liveCollection('items', (data) => ({ text: String(data['text']) }))
  const actor = items.actorFor(guestUid)
  actor.start()
  actor.send({
    type: 'document.change',
    change: {
      type: 'update',
      id: 'milk',
      fields: { text: 'Oat milk' },
      ifDeleted: { text: 'Oat milk' },
    },
  })
  await waitFor(actor, (now) => !now.hasTag('saving'))
  const move = await currentProduct().move()
  await move.transferUnsaved({ guestUid, uid: ada.uid }, null, signal)
  const stored: Readonly<Record<string, { text: string }>> = await allOf(ada, 'items')
  expect(Object.values(stored).map(({ text }) => text)).toEqual(['Oat milk'])
  expect(await move.countUnsaved(guestUid)).toBe(0)
})

it.each([
  {
    change: { type: 'add', id: 'milk', fields: { text: 'Oat milk' } },
    copied: {},
    expected: 'Oat milk',
  },
  {
    change: { type: 'update', id: 'milk', fields: { text: 'Oat milk' } },
    copied: { text: 'Milk' },
    expected: 'Oat milk',
  },
  { change: { type: 'delete', id: 'milk' }, copied: { text: 'Milk' }, expected: undefined },
  {
    change: { type: 'update', id: 'milk', fields: { text: 'Oat milk' } },
    copied: {},
    expected: undefined,
  },
  { change: { type: 'delete', id: 'milk' }, copied: {}, expected: undefined },
] as const)(
  'what a guest could not save leaves the document alone that the account has under the same ID: $change.type, $copied',
  async ({ change, copied, expected }) => {
    const { uid: guestUid } = await newGuest()
    const { account: ada } = await newPersonHere()
    await put(ada, 'items', 'milk', { text: 'Bread' })
    const otherId = await otherIdFor(guestUid, 'items', 'milk')
    if ('text' in copied) await put(ada, 'items', otherId, copied)
    const items = liveCollection('items', (data) => ({ text: String(data['text']) }))
    const actor = items.actorFor(guestUid)
    actor.start()
    actor.send({ type: 'document.change', change })
    await waitFor(actor, (now) => !now.hasTag('saving'))
    const move = await currentProduct().move()
    await move.transferUnsaved({ guestUid, uid: ada.uid }, null, signal)
    const stored: Readonly<Record<string, { text: string } | undefined>> = await allOf(ada, 'items')
    expect([stored['milk'], stored[otherId]?.text]).toEqual([{ text: 'Bread' }, expected])
  },
)

it('a guest’s changes of what has moved, and of what they have just added, are made in the account', async () => {
  const { uid: guestUid } = await newGuest()
  const { account: ada } = await newPersonHere()
  await put(ada, 'items', 'milk', { text: 'Milk' })
  await recordMove({
    guestUid,
    toUid: ada.uid,
    isConfirmed: true,
    phase: 'copying',
    copiedIds: ['items/milk'],
  })
  const items = liveCollection('items', (data) => ({ text: String(data['text']) }))
  const actor = items.actorFor(guestUid)
  actor.start()
  for (const change of [
    { type: 'update', id: 'milk', fields: { text: 'Oat milk' } },
    { type: 'add', id: 'eggs', fields: { text: 'Eggs' } },
    { type: 'update', id: 'eggs', fields: { text: 'Six eggs' } },
  ] as const)
    actor.send({ type: 'document.change', change })
  await waitFor(actor, (now) => !now.hasTag('saving'))
  const move = await currentProduct().move()
  await move.transferUnsaved({ guestUid, uid: ada.uid }, null, signal)
  expect(await allOf(ada, 'items')).toMatchObject({
    milk: { text: 'Oat milk' },
    eggs: { text: 'Six eggs' },
  })
})

it('what the rules refuse of a guest’s changes holds up a move, and is left out if the rest is discarded', async () => {
  const { uid: guestUid } = await newGuest()
  const { account: ada } = await newPersonHere()
  const tooMany = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, at]))
  const items = liveCollection<object>('items', (data) => data)
  const actor = items.actorFor(guestUid)
  actor.start()
  for (const change of [
    { type: 'add', id: 'odd', fields: tooMany },
    { type: 'add', id: 'eggs', fields: { text: 'Eggs' } },
  ] as const)
    actor.send({ type: 'document.change', change })
  await waitFor(actor, (now) => !now.hasTag('saving'))
  const { transferUnsaved } = await currentProduct().move()
  const transfer = () => transferUnsaved({ guestUid, uid: ada.uid }, null, signal)
  await expect(transfer()).rejects.toMatchObject({ code: 'permission-denied' })
  await recordMove({
    guestUid,
    toUid: ada.uid,
    isConfirmed: true,
    phase: 'discarding',
    copiedIds: [],
  })
  await transfer()
  expect(await allOf(ada, 'items')).toMatchObject({ eggs: { text: 'Eggs' } })
})

it('a deletion takes all documents, and reports them', async () => {
  const { account: ada } = await newPerson()
  await put(ada, 'items', 'milk', { text: 'Milk' })
  await put(ada, 'items', 'eggs', { text: 'Eggs' })
  await beginDeletion(ada)
  await expect(put(ada, 'items', 'late', {})).rejects.toMatchObject({ code: 'permission-denied' })
  const deleted: object[] = []
  const onDeleted = (counts: object) => deleted.push(counts)
  await deleteUserData(ada, { signal, onProgress: still, onDeleted })
  expect(deleted).toContainEqual({ items: 2 })
  expect(await allOf(ada, 'items')).toEqual({})
})

it('no one else reads or changes a document', async () => {
  const { account: ada } = await newPerson()
  await put(ada, 'items', 'milk', { text: 'Milk' })
  const { account: bob } = await newPerson()
  const asBob = { ...ada, auth: bob.auth }
  await expect(allOf(asBob, 'items')).rejects.toMatchObject({ code: 'permission-denied' })
  await expect(put(asBob, 'items', 'milk', {})).rejects.toMatchObject({ code: 'permission-denied' })
})

it('documents outside of users follow the shared rules of a product, and people’s own stay theirs', async () => {
  const shared = '    match /teams/{teamId} {\n      allow get: if request.auth != null;\n    }\n'
  const rules = await rulesWith(collections, collections)
  await loadFirestoreRules(localUrls(ports), withSharedRules(rules, shared))
  onTestFinished(async () => void (await loadFirestoreRules(localUrls(ports), rules)))
  const { account: ada } = await newPerson()
  const { account: bob } = await newPerson()
  await put(bob, 'items', 'milk', { text: 'Milk' })
  const readByAda = (path: string) =>
    onPageOf(ada.auth, () => getDocFromServer(doc(firestore(), path)))
  expect((await readByAda('teams/a')).exists()).toBe(false)
  await expect(readByAda('clubs/a')).rejects.toMatchObject({ code: 'permission-denied' })
  await expect(readByAda(`users/${bob.uid}/items/milk`)).rejects.toMatchObject({
    code: 'permission-denied',
  })
})

async function parts() {
  const [archive, move] = await Promise.all([currentProduct().archive(), currentProduct().move()])
  return { archive, move }
}

/** One value of each type that Firestore stores. */
function valuesOf({ uid, auth: session }: AccountAuth): DocumentData {
  return {
    text: 'Milk',
    at: new Timestamp(1_700_000_000, 123_456_000),
    bytes: Bytes.fromUint8Array(new Uint8Array([0, 255])),
    place: new GeoPoint(48.1, -11.5),
    likeness: vector([0.5, -1]),
    on: doc(firestore(session), 'users', uid, 'lists', 'home'),
    numbers: [1, 0.5, Number.POSITIVE_INFINITY, -0],
    nested: { none: null, yes: true, list: [{ a: 1 }] },
  }
}

function put({ uid, auth: session }: AccountAuth, name: string, id: string, fields: DocumentData) {
  return setDoc(doc(firestore(session), 'users', uid, name, id), fields)
}

/** With the path of its reference, because two equal ones can look different inside. */
function shown(fields: DocumentData): DocumentData {
  const on: unknown = fields['on']
  return on instanceof DocumentReference ? { ...fields, on: on.path } : fields
}

async function allOf({ uid, auth: session }: AccountAuth, name: string): Promise<DocumentData> {
  const { docs } = await getDocsFromServer(collection(firestore(session), 'users', uid, name))
  return Object.fromEntries(docs.map((each) => [each.id, shown(each.data())]))
}

async function lastProgress(account: AccountAuth) {
  const { archive } = await parts()
  const all: { done: number; total: number | null }[] = []
  await onPageOf(account.auth, () =>
    archive.pack(
      { user: signedInUser(account), archive: { add: later } },
      { signal, onProgress: (progress) => all.push(progress) },
    ),
  )
  return all.at(-1) ?? { done: 0, total: 0 }
}

async function exported(account: AccountAuth): Promise<File> {
  const { archive } = await parts()
  return written(account, (entries) =>
    archive.pack({ user: signedInUser(account), archive: entries }, options),
  )
}

/** An archive with these documents. */
function archiveOf(
  account: AccountAuth,
  fill: (add: (path: string, text: string) => Promise<void>) => Promise<unknown>,
): Promise<File> {
  const counts: Record<string, number> = {}
  return written(account, async (entries) => {
    let adding = Promise.resolve()
    await fill((path, text) => {
      const [name = ''] = path.split('/')
      counts[name] = (counts[name] ?? 0) + 1
      adding = adding.then(() => entries.add(path, text, { kind: 'document' }))
      return adding
    })
    return { counts, missing: [] }
  })
}

async function written(
  account: AccountAuth,
  pack: Parameters<typeof writeArchive>[1],
): Promise<File> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      chunks.push(chunk)
    },
  })
  const now = new Date()
  await onPageOf(account.auth, () =>
    writeArchive({ details: accountDetails(signedInUser(account), now), sink, now }, pack),
  )
  return new File(chunks, 'export.zip')
}
