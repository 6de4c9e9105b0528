import { request as httpRequest } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json, text } from 'node:stream/consumers'
import { HOST } from '../ports.ts'
import { sendJson } from './sendJson.ts'
import { SessionEndedError } from './sessionEndedError.ts'
import { keepEmail } from './keepEmail.ts'

/** Rewrites a JSON response, given the request body. */
export type Rewrite = (answer: object, asked: string) => object

const NO_ANSWER = 'The Auth emulator does not answer. Stop the local Firebase and start it again.'

/**
 * Forwards a request to the emulator and streams the response back. With `rewrite`, it changes
 * successful JSON responses.
 */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  emulatorPort: number,
  rewrite?: Rewrite,
): void {
  const { 'content-length': _, ...asIs } = request.headers
  const onward = httpRequest({
    host: HOST,
    port: emulatorPort,
    method: request.method,
    path: request.url,
    headers: rewrite ? { ...asIs, 'accept-encoding': 'identity' } : request.headers,
    // The emulator could close a kept-alive connection just as it is reused.
    agent: false,
  })
  const fail = () => {
    if (response.headersSent) response.destroy()
    else sendNoAnswer(request, response)
  }
  const refuse = (error: unknown) => {
    if (error instanceof SessionEndedError) sendEnded(request, response)
    else fail()
  }
  let asked = ''
  onward.on('response', (answer) => {
    const { connection: __, ...headers } = answer.headers
    const status = answer.statusCode ?? 502
    const send = async (change: Rewrite) => {
      const { 'transfer-encoding': ___, etag: ____, ...kept } = headers
      const body = Buffer.from(JSON.stringify(change((await json(answer)) as object, asked)))
      response.writeHead(status, { ...kept, 'content-length': body.length }).end(body)
    }
    if (rewrite && status === 200) send(rewrite).catch(refuse)
    else answer.pipe(response.writeHead(status, headers))
  })
  onward.on('error', fail)
  response.on('close', () => {
    onward.destroy()
  })
  if (!rewrite) {
    request.pipe(onward)
    return
  }
  const send = async () => {
    asked = await text(request)
    onward.end(keepEmail(asked))
  }
  send().catch(fail)
}

/** Responds, in Google's error format, that the emulator doesn't answer. */
export function sendNoAnswer(request: IncomingMessage, response: ServerResponse): void {
  sendJson(request, response, 502, googleError(502, NO_ANSWER, 'UNAVAILABLE'))
}

/** Responds as the real service does to the renewal of a session that has ended there. */
function sendEnded(request: IncomingMessage, response: ServerResponse): void {
  sendJson(request, response, 400, { error: { code: 400, message: 'TOKEN_EXPIRED' } })
}

function googleError(code: number, message: string, status: string): object {
  return { error: { code, message, status, errors: [{ message, reason: 'backendError' }] } }
}
