/** The type of connect that superstatic refers to. connect has no types of its own. */
declare module 'connect' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export type HandleFunction = (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void
}
