import type { IncomingMessage, ServerResponse } from 'node:http'

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
