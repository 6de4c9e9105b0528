import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { HOST } from '../ports.ts'
import type { Body, Call, Reply } from './authenticatorApps.ts'
import { sendJson, sendNoAnswer } from './forward.ts'
import { keepSignInTime } from './signInTime.ts'

/** Answers a request with the help of calls to the emulator. */
export async function exchange(
  request: IncomingMessage,
  response: ServerResponse,
  emulatorPort: number,
  answer: (call: Call) => Promise<Reply>,
): Promise<void> {
  const { authorization } = request.headers
  const ask: Call['ask'] = async (path, body, isOwner = false) => {
    const rights = isOwner ? 'Bearer owner' : authorization
    const reply = await fetch(`http://${HOST}:${emulatorPort}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(rights && { authorization: rights }) },
      body: body ? JSON.stringify(body) : null,
    })
    return { status: reply.status, body: (await reply.json()) as Body }
  }
  try {
    const body = (await json(request)) as Body
    const reply = await answer({ path: request.url ?? '/', body, ask })
    sendJson(request, response, reply.status, keepSignInTime(reply.body, ''))
  } catch {
    sendNoAnswer(request, response)
  }
}
