import type { Server } from 'node:http'
import { HOST } from './ports.ts'
import type { Service } from './service.ts'

export type HttpService = {
  readonly port: number
} & Service

/** Makes a server listen on this machine only, on the given port, or on any free port for 0. */
export async function serve(server: Server, port: number): Promise<HttpService> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    port: address.port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
