import { afterEach, expect, it, vi } from 'vitest'
import { encryptedVersion, storedVersion } from '#src/domain/versionedRecord.ts'
import { readPageSnapshot } from '#src/startup/pageSnapshot/readPageSnapshot.ts'
import { encrypt, keyFrom } from '#src/storage/encrypted/encryption.ts'
import { stubDatabases } from '#tests/support/fakes/stubDatabases.ts'

const journal = 'gatehouse-journal'
const notebook = 'gatehouse-data-ada'
const here = { 'data-here-ada': { v: 1, value: '' } }
const signingOut = { v: 1, value: '{"discard":[]}' }

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('a stored page is read at its own path only', async () => {
  await storePage()
  expect(await readPageSnapshot('ada', '/')).toBe('<p>Milk</p>')
  expect(await readPageSnapshot('ada', '/notes/milk')).toBeNull()
})

it('a stored page is read with an edit that it shows', async () => {
  await storePage({ rows: { one: { putAt: 999 } } })
  expect(await readPageSnapshot('ada', '/')).toBe('<p>Milk</p>')
})

it.each(['rows', 'uploads'])(
  'a stored page is not read if %s have an unsent change that may be missing on it',
  async (store) => {
    await storePage({ [store]: { one: { putAt: 1_000 } } })
    expect(await readPageSnapshot('ada', '/')).toBeNull()
  },
)

it('a stored page is not read during a sign-out, which is in the journal or in local storage', async () => {
  await storePage({}, { 'data-here-ada': signingOut })
  expect(await readPageSnapshot('ada', '/')).toBeNull()
  await storePage()
  localStorage.setItem(`${journal}/data-here-ada`, JSON.stringify(signingOut))
  expect(await readPageSnapshot('ada', '/')).toBeNull()
})

it('a stored page is not read if the journal does not list the person', async () => {
  await storePage({}, {})
  expect(await readPageSnapshot('ada', '/')).toBeNull()
})

it('a stored page is not read without its key, nor by someone else’s', async () => {
  await storePage({ keys: {} })
  expect(await readPageSnapshot('ada', '/')).toBeNull()
  await storePage({ keys: { 'user-key': await keyFrom(new Uint8Array(32).fill(1)) } })
  expect(await readPageSnapshot('ada', '/')).toBeNull()
})

it('a stored page is not read if another build has stored it, its key, or the journal', async () => {
  await storePage({}, here, undefined, encryptedVersion + 1)
  expect(await readPageSnapshot('ada', '/')).toBeNull()
  await storePage({ keys: { 'user-key': { ...(await keyFrom(new Uint8Array(32))), v: 2 } } })
  expect(await readPageSnapshot('ada', '/')).toBeNull()
  await storePage({}, { 'data-here-ada': { v: storedVersion + 1, value: '' } })
  expect(await readPageSnapshot('ada', '/')).toBeNull()
})

it('a stored page is not read if no server has answered for 30 days', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  await storePage()
  vi.setSystemTime(30 * 86_400_000 - 1)
  expect(await readPageSnapshot('ada', '/')).toBe('<p>Milk</p>')
  vi.setSystemTime(30 * 86_400_000)
  expect(await readPageSnapshot('ada', '/')).toBeNull()
  vi.useRealTimers()
})

it('a notebook that was deleted meanwhile is not recreated', async () => {
  const { created } = await storePage({}, here, notebook)
  await expect(readPageSnapshot('ada', '/')).rejects.toMatchObject({ name: 'AbortError' })
  expect(created).toEqual([])
})

/** Stores a page at `/`, as of 1,000. Other object stores are empty unless given. */
async function storePage(
  stores: object = {},
  entries = here as object,
  deleted?: string,
  v = encryptedVersion,
) {
  document.documentElement.lang = 'en-US'
  const key = await keyFrom(new Uint8Array(32))
  const id = 'page/?en-US'
  const encrypted = await encrypt(key, `ada/cache/${id}`, '<p>Milk</p>')
  const cache = { [id]: { ...encrypted, v, id, putAt: 1_000 } }
  return stubDatabases(
    {
      [journal]: { entries: { ...entries } },
      [notebook]: { keys: { 'user-key': key }, cache, rows: {}, uploads: {}, ...stores },
    },
    deleted,
  )
}
