import { readFileSync } from 'node:fs'
import { beforeAll, expect, it, vi } from 'vitest'
import { localUrls } from '#local-firebase/addresses.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { localRules } from '#local-firebase/rulesFiles.ts'
import { writeArchive } from '#src/storage/archive/archiveWriter.ts'
import { accountDetails } from '#src/domain/account/accountDetails.ts'
import { importArchive, readArchive } from '#src/firebase/data/importArchive.ts'
import { ownerOf, type UserData } from '#src/firebase/data/userData.ts'
import { beginWipe } from '#src/firebase/deletion/beginWipe.ts'
import { wipeUserData } from '#src/firebase/deletion/wipeUserData.ts'
import { newGuest, newPerson, onPageOf } from './people.ts'
import { archive } from '#products/blank/firebase/archive.ts'
import { data } from '#products/blank/firebase/data.ts'
import { greetingsOf, saveGreeting } from '#products/blank/firebase/greeting.ts'
import { move } from '#products/blank/firebase/move.ts'
import { product } from '#products/blank/product.ts'
import { setProduct } from '#src/product/current.ts'
import { ports } from './ports.ts'

/** What the build reads from the product's rules. */
vi.hoisted(() =>
  vi.stubGlobal('__PRODUCT_DOCUMENTS__', { collections: ['greetings'], counters: [] }),
)

const still = () => undefined

/**
 * The rules of the project, with the same settings as for all other tests of this Firestore, and those of the
 * blank product beside the notebook's.
 */
beforeAll(async () => {
  setProduct(product)
  const own = readFileSync('products/blank/firestore.rules', 'utf8')
  const greetings = own.slice(own.indexOf('match /greetings'), own.lastIndexOf('// -----'))
  const end = '// ----- End of the product'
  const content = (await localRules('firestore')).replace(end, `${greetings}${end}`)
  const rules = { files: [{ name: 'firestore.rules', content }] }
  const { firestore } = localUrls(ports)
  await requestAsAdmin('PUT', `${firestore}/emulator/v1/projects/${PROJECT_ID}:securityRules`, {
    rules,
  })
})

it('an export of the blank product comes back in another account, and only once', async () => {
  const { userData: ada } = await newPerson()
  await saveGreeting(ada, ada.uid, 'Good morning')
  const file = await exported(ada)
  const { userData: bob } = await newPerson()
  await saveGreeting(bob, bob.uid, 'Good evening')
  const { signal } = new AbortController()
  const importIt = () => importArchive(ownerOf(bob), file, signal, still)
  expect(await onPageOf(bob.session, () => readArchive(file, signal, still))).toMatchObject({
    counts: { greetings: 1 },
    hasPicture: false,
  })
  const end = await onPageOf(bob.session, importIt)
  expect(end).toMatchObject({ fullOf: null, tally: { counts: { greetings: 1 }, leftOut: [] } })
  expect(await textsOf(bob)).toEqual(['Good morning', 'Good evening'])
  const again = await onPageOf(bob.session, importIt)
  expect(again).toMatchObject({ tally: { counts: { greetings: 0 } } })
  expect(await data.count(bob)).toEqual({ greetings: 2 })
})

it('the greeting of a guest arrives in the account, beside the one that is there', async () => {
  const from = await newGuest()
  const { userData: to } = await newPerson()
  await saveGreeting(from, from.uid, 'Hello, guest')
  await saveGreeting(to, to.uid, 'Good evening')
  const pair = { from, to }
  const { signal } = new AbortController()
  expect(await move.countToMove(from)).toEqual({ greetings: 1 })
  expect(await move.hasArrived(pair, signal)).toBe(false)
  await expect(move.copy(pair, AbortSignal.abort(), still)).rejects.toThrow('aborted')
  const told: unknown[] = []
  for (let times = 0; times < 2; times += 1) {
    expect(await move.copy(pair, signal, (...step) => told.push(step))).toBe(false)
  }
  expect(told).toEqual([
    ['greetings', 1],
    ['greetings', 1],
  ])
  expect(await textsOf(to)).toEqual(['Hello, guest', 'Good evening'])
  expect(await move.hasArrived(pair, signal)).toBe(true)
})

it('a deletion takes the greeting, and reports it', async () => {
  const { userData: ada } = await newPerson()
  await saveGreeting(ada, ada.uid, 'Good morning')
  await beginWipe(ada)
  const deleted: object[] = []
  const { signal } = new AbortController()
  const onDeleted = (counts: object) => deleted.push(counts)
  await wipeUserData(ada, { signal, onProgress: still, onDeleted })
  expect(deleted).toContainEqual({ greetings: 1 })
  expect(await textsOf(ada)).toEqual([])
})

async function textsOf(userData: UserData): Promise<string[]> {
  return (await greetingsOf(userData)).map(({ text }) => text)
}

/** What this person exports, as the file that they get. */
async function exported(userData: UserData): Promise<File> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      chunks.push(chunk)
    },
  })
  const user = ownerOf(userData)
  const { signal } = new AbortController()
  const now = new Date()
  await onPageOf(userData.session, () =>
    writeArchive(accountDetails(user, now), sink, now, (entries) =>
      archive.pack(user, entries, signal, still),
    ),
  )
  return new File(chunks, 'export.zip')
}
