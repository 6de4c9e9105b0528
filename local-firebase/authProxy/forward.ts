import { request as httpRequest } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json, text } from 'node:stream/consumers'
import { HOST } from '../ports.ts'

/** Rewrites a JSON response, given the request body. */
export type Rewrite = (answer: object, requested: string) => object

/** The session has ended at Firebase. */
export class SessionEndedError extends Error {}

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
  let requested = ''
  onward.on('response', (answer) => {
    const { connection: __, ...headers } = answer.headers
    const status = answer.statusCode ?? 502
    const send = async (change: Rewrite) => {
      const { 'transfer-encoding': ___, etag: ____, ...kept } = headers
      const body = Buffer.from(JSON.stringify(change((await json(answer)) as object, requested)))
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
    requested = await text(request)
    onward.end(keepEmail(requested))
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

/** Responds with JSON that pages of any origin can read, like the emulator. */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: object,
): void {
  // An unread body would block the connection for the next request.
  request.resume()
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': request.headers.origin ?? '*',
    vary: 'Origin',
  })
  response.end(JSON.stringify(body))
}

type Change = { deleteProvider?: readonly string[]; deleteAttribute?: readonly string[] }

/**
 * Changes a request that removes an account's password: the emulator would remove the email address with it,
 * which the real service keeps.
 */
function keepEmail(requested: string): string {
  if (!requested.startsWith('{')) return requested
  const { deleteProvider = [], deleteAttribute = [], ...rest } = JSON.parse(requested) as Change
  if (!deleteProvider.includes('password')) return requested
  return JSON.stringify({
    ...rest,
    deleteProvider: deleteProvider.filter((provider) => provider !== 'password'),
    deleteAttribute: [...deleteAttribute, 'PASSWORD'],
  })
}
