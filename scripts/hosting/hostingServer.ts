import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { server } from 'superstatic'
import type { LocalServices } from '#src/domain/configuration.ts'
import { changePolicy, hosting, type HostingConfiguration } from './hostingConfiguration.ts'
import { withInlineHashes } from './inlineSources.ts'
import { allowLocalServices } from './localServices.ts'

export type HostingServer = {
  /** Where it serves, such as `http://127.0.0.1:5000`. */
  origin: string
  stop: () => Promise<void>
}

export type HostingOptions = {
  /** The folder with the built app. */
  directory: string
  /** A free port when none is given. */
  port?: number
  /** The local Firebase that the app talks to. Without it the headers are those of production. */
  localServices?: LocalServices
  /** Allows what stands in its HTML, whatever firebase.json says: for a build with another brand. */
  isOtherBrand?: boolean
  /** One page of somebody else's: every address leads to it, and the app's headers are none of its own. */
  isForeign?: boolean
}

/** What is built is cached as the app is. */
const foreign = {
  rewrites: [{ source: '**', destination: '/index.html' }],
  headers: hosting.headers.filter(({ source }) => source !== '**'),
}

/**
 * Serves a built app as Firebase Hosting does: by Firebase's own static server, with the rewrites
 * and headers of firebase.json. Rejects with a clear sentence when the port is taken.
 */
export async function startHostingServer(options: HostingOptions): Promise<HostingServer> {
  const { directory, port = 0, localServices, isForeign = false, isOtherBrand = false } = options
  const branded = isOtherBrand ? allowInline(hosting, directory) : hosting
  const own = localServices ? allowLocalServices(branded, localServices) : branded
  const listening = await listen({
    hostname: '127.0.0.1',
    port,
    cwd: directory,
    config: JSON.stringify({ ...(isForeign ? foreign : own), public: '.' }),
    stack: 'strict',
    compression: true,
  })
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => stop(listening),
  }
}

function allowInline(configuration: HostingConfiguration, directory: string): HostingConfiguration {
  const html = readFileSync(join(directory, 'index.html'), 'utf8')
  return changePolicy(configuration, (policy) => withInlineHashes(html, policy))
}

function listen(options: Parameters<typeof server>[0]): Promise<Server> {
  return new Promise((resolve, reject) => {
    const listening = server(options).listen(() => {
      resolve(listening)
    })
    listening.on('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${options.port} is taken. Stop the program that uses it, then try again.`
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error)
    })
  })
}

function stop(listening: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    // One that was on its way is accepted after the first call.
    const closing = setInterval(() => listening.closeAllConnections(), 100)
    listening.close((error) => {
      clearInterval(closing)
      if (error) reject(error)
      else resolve()
    })
    listening.closeAllConnections()
  })
}
