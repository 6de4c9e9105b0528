import type { Server } from 'node:http'
import { HOST } from './ports.ts'
import type { Service } from './service.ts'

export type HttpService = { readonly port: number } & Service

/** Makes a server listen on this machine only, on the given port, or on any free port for 0. */
export async function serve(server: Server, port: number): Promise<HttpService> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Stop the program that uses it, then try again.`
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error)
    })
    server.listen(port, HOST, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { port: address.port, stop: () => stop(server) }
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection in progress is accepted only after the first call.
    const closing = setInterval(() => server.closeAllConnections(), 100)
    server.close(() => {
      clearInterval(closing)
      resolve()
    })
    server.closeAllConnections()
  })
}
