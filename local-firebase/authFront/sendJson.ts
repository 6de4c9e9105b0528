import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers with JSON that a page of any origin may read, as the emulator does. */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: object,
): void {
  // A body that nobody reads would block the connection for the next request.
  request.resume()
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': request.headers.origin ?? '*',
    vary: 'Origin',
  })
  response.end(JSON.stringify(body))
}
