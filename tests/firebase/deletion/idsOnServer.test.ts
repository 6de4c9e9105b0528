// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idsOnServer } from '#src/firebase/deletion/idsOnServer.ts'
import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { signIn } from '#tests/support/session/signIn.ts'

const server = { asked: [] as Record<string, string>[], status: 200 }
let token: string

beforeEach(async () => {
  Object.assign(server, { asked: [], status: 200 })
  const user = await signIn({ uid: 'ada' })
  token = await user.getIdToken()
  vi.stubGlobal('FIREBASE_APPCHECK_DEBUG_TOKEN', 'debug')
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    if (url.includes(':exchangeDebugToken')) {
      return Response.json({ token: 'a proof', ttl: '3600s' })
    }
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
    { Authorization: `Bearer ${token}`, 'X-Firebase-AppCheck': 'a proof' },
  ])
})

it('the documents to delete are listed without one elsewhere', async () => {
  await idsIn('files')
  expect(server.asked).toEqual([{ Authorization: `Bearer ${token}` }])
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
  for await (const page of idsOnServer(accountAuth('ada'), collection)) found.push(...page)
  return found
}
