import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { ACCOUNTS, DOCUMENTS, FILES, ports } from './addresses.ts'
import { sendJson } from './requests.ts'

const SIGN_UP = `${ACCOUNTS}:signUp?key=local`
const SIGN_IN = `${ACCOUNTS}:signInWithPassword?key=local`
const DOCUMENT = `${DOCUMENTS}/users/alice`
const FILE_NAME = encodeURIComponent('users/alice/ä.txt')

const alice = { email: 'alice@gatehouse.test', password: 'rabbit-hole' }
const document = { fields: { name: { stringValue: 'Alice' } } }
const owner = { authorization: 'Bearer owner' }

let place: string
let keepIn: string

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'gatehouse-test-'))
  keepIn = join(place, 'data')
})

afterAll(() => rm(place, { recursive: true }))

test('kept accounts, documents and files are there after a restart', async () => {
  await whileRunning(keepIn, async () => {
    expect((await sendJson('POST', SIGN_UP, alice)).status).toBe(200)
    expect((await sendJson('PATCH', DOCUMENT, document, owner)).status).toBe(200)
    expect((await upload('a text')).status).toBe(200)
  })
  expect(await readdir(place)).toEqual(['data'])

  await whileRunning(keepIn, async () => {
    expect((await sendJson('POST', SIGN_IN, alice)).status).toBe(200)
    expect(await (await fetch(DOCUMENT, { headers: owner })).json()).toMatchObject(document)
    expect(await (await download()).text()).toBe('a text')
  })
})

test('without being told to keep, a start is fresh and leaves the kept data alone', async () => {
  const before = await stat(keepIn)
  await whileRunning(undefined, async () => {
    expect((await sendJson('POST', SIGN_IN, alice)).status).toBe(400)
    expect((await fetch(DOCUMENT, { headers: owner })).status).toBe(404)
    expect((await download()).status).toBe(404)
  })
  expect(await stat(keepIn)).toEqual(before)
})

async function whileRunning(folder: string | undefined, work: () => Promise<void>): Promise<void> {
  const localFirebase = await startLocalFirebase({ ports, keepIn: folder })
  try {
    await work()
  } finally {
    await localFirebase.stop()
  }
}

function upload(content: string): Promise<Response> {
  return fetch(`${FILES}?name=${FILE_NAME}`, { method: 'POST', headers: owner, body: content })
}

function download(): Promise<Response> {
  return fetch(`${FILES}/${FILE_NAME}?alt=media`, { headers: owner })
}
