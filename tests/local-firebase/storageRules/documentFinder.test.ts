import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { HOST } from '#local-firebase/ports.ts'
import { documentFinder } from '#local-firebase/storageRules/documentFinder.ts'

const PLACE = '/v1/projects/demo-gatehouse/databases/(default)/documents'
const found = { name: 'first', fields: {} }

const answers: Record<string, [status: number, body: object]> = {
  [`${PLACE}/files/first`]: [200, found],
  [`${PLACE}/files/broken`]: [500, {}],
}

const firestore = createServer(({ url = '', headers }, response) => {
  const [status, body] = answers[url] ?? [404, {}]
  response.writeHead(headers.authorization === 'Bearer owner' ? status : 403)
  response.end(JSON.stringify(body))
})

let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => firestore.listen(0, HOST, resolve))
  origin = `http://${HOST}:${(firestore.address() as AddressInfo).port}`
  return () => firestore.close()
})

test.each([
  ['/files/first', { status: 'ok', result: found }],
  ['/files/second', { status: 'not_found' }],
  ['/files/broken', { status: 'invalid_state' }],
])('%s is answered with %o', async (path, answer) => {
  expect(await documentFinder(origin)(`/databases/(default)/documents${path}`)).toEqual(answer)
})

test('what Firestore does not answer is not taken for absent', async () => {
  expect(await documentFinder(`http://${HOST}:1`)('/any')).toEqual({ status: 'invalid_state' })
})
