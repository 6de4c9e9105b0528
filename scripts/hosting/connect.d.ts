/** What superstatic's own declarations refer to in connect, which has no types of its own. */
declare module 'connect' {
  import type { RequestListener, Server as HttpServer } from 'node:http'

  namespace connect {
    type HandleFunction = RequestListener
    type Server = {
      listen: (done: () => void) => HttpServer
    }
  }
  export = connect
}
