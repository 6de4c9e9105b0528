import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UserData } from '#src/firebase/data/userData.ts'
import { idsOnServer } from '#src/firebase/deletion/idsOnServer.ts'

vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => null }))
vi.mock('#src/firebase/sdk/appCheck.ts', () => ({ readToken: async () => 'a proof' }))

const session = { currentUser: { uid: 'ada', getIdToken: async () => 'token of Ada' } }
const userData = { uid: 'ada', session } as unknown as UserData
const server = { asked: [] as Record<string, string>[], status: 200 }

beforeEach(() => {
  Object.assign(server, { asked: [], status: 200 })
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    server.asked.push(headers)
    const name = 'projects/p/databases/(default)/documents/users/ada/files/heron'
    const fields = { size: { integerValue: '5' }, slot: { integerValue: '2' } }
    return Response.json([{ document: { name, fields } }], { status: server.status })
  })
})

afterEach(() => vi.unstubAllGlobals())

it('the documents to delete are listed with an App Check token where one is configured', async () => {
  vi.stubGlobal('__APP_CHECK__', 'site key')
  expect(await idsIn('files')).toEqual([{ id: 'heron', size: 5, slot: 2 }])
  expect(server.asked).toEqual([
    { Authorization: 'Bearer token of Ada', 'X-Firebase-AppCheck': 'a proof' },
  ])
})

it('the documents to delete are listed without one elsewhere', async () => {
  await idsIn('files')
  expect(server.asked).toEqual([{ Authorization: 'Bearer token of Ada' }])
})

it.each([
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
  [429, 'resource-exhausted'],
  [503, 'unavailable'],
])('a response with the status %s throws the code %s', async (status, code) => {
  server.status = status
  await expect(idsIn('files')).rejects.toMatchObject({ code })
})

it('a server that cannot be reached throws the code unavailable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no network.')))
  await expect(idsIn('files')).rejects.toMatchObject({ code: 'unavailable' })
})

async function idsIn(collection: string): Promise<readonly object[]> {
  const found: object[] = []
  for await (const page of idsOnServer(userData, collection)) found.push(...page)
  return found
}
