/** The types of connect that superstatic refers to. connect has no types of its own. */
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
