import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startAuthProxy } from '#local-firebase/authProxy/authProxy.ts'
import { serve } from '#local-firebase/httpService.ts'
import { HOST } from '#local-firebase/ports.ts'

test('a call that the emulator knows reaches it unchanged, and so does the answer', async () => {
  const front = await startFront(async (request, response) => {
    const { method, url, headers } = request
    const body = await text(request)
    response.writeHead(418, { 'x-answer': 'yes', 'content-type': 'application/json' })
    response.end(JSON.stringify({ method, url, host: headers.host, body }))
  })
  const response = await fetch(`${front}/v1/accounts:signUp?key=k`, { method: 'POST', body: 'ü' })
  expect(response.status).toBe(418)
  expect(response.headers.get('x-answer')).toBe('yes')
  expect(await response.json()).toEqual({
    method: 'POST',
    url: '/v1/accounts:signUp?key=k',
    host: new URL(front).host,
    body: 'ü',
  })
})

test('the status names what is missing, to a page of any origin', async () => {
  const front = await startFront(refuse)
  const response = await fetch(`${front}/local-firebase/status`, {
    headers: { origin: 'http://localhost:5173' },
  })
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  expect(await response.json()).toEqual({ missing: ['Storage is not running.'] })
})

test('an emulator that hangs up is reported in the shape of a Google error', async () => {
  const front = await startFront((request) => request.socket.destroy())
  const response = await fetch(`${front}/v1/accounts:lookup`)
  const message = 'The Auth emulator does not answer. Stop the local Firebase and start it again.'
  expect(response.status).toBe(502)
  expect(await response.json()).toEqual({
    error: {
      code: 502,
      message,
      status: 'UNAVAILABLE',
      errors: [{ message, reason: 'backendError' }],
    },
  })
})

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/** A front before a server that behaves as told. Gives the address of the front. */
async function startFront(handler: Handler): Promise<string> {
  const server = createServer((request, response) => {
    void handler(request, response)
  })
  const emulator = await serve(server, 0)
  const missing = ['Storage is not running.']
  const front = await startAuthProxy({ port: 0, emulatorPort: emulator.port, missing })
  onTestFinished(async () => {
    await front.stop()
    await emulator.stop()
  })
  return `http://${HOST}:${front.port}`
}

function refuse(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(500).end()
}
