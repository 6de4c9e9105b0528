import { request as httpRequest } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HOST } from '../ports.ts'
import { sendJson } from './sendJson.ts'

const NO_ANSWER = 'The Auth emulator does not answer. Stop the local Firebase and start it again.'

/** Passes a request to the emulator and its answer back, as they are and as they come. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  emulatorPort: number,
): void {
  const onward = httpRequest({
    host: HOST,
    port: emulatorPort,
    method: request.method,
    path: request.url,
    headers: request.headers,
    // A kept connection could be closed by the emulator at the moment of its next use.
    agent: false,
  })
  onward.on('response', (answer) => {
    const { connection: _, ...headers } = answer.headers
    response.writeHead(answer.statusCode ?? 502, headers)
    answer.pipe(response)
  })
  onward.on('error', () => {
    if (response.headersSent) response.destroy()
    else sendNoAnswer(request, response)
  })
  response.on('close', () => {
    onward.destroy()
  })
  request.pipe(onward)
}

/** Says that the emulator does not answer, in the shape of a Google error. */
export function sendNoAnswer(request: IncomingMessage, response: ServerResponse): void {
  sendJson(request, response, 502, googleError(502, NO_ANSWER, 'UNAVAILABLE'))
}

function googleError(code: number, message: string, status: string): object {
  return { error: { code, message, status, errors: [{ message, reason: 'backendError' }] } }
}
