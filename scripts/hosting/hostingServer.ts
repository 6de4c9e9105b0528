import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import superstatic from 'superstatic/lib/superstatic.js'
import { doorFolder } from '#build/existingAppProxy.ts'
import type { ExistingApp } from '#build/configuration/existingApp.ts'
import type { LocalServices } from '#src/domain/configuration/firebaseConfig.ts'
import { hostingInFrontOf } from './existingAppHosting.ts'
import { withConfiguredSources, type AskedOthers } from './configuredSources.ts'
import { changePolicy, hosting, type HostingConfiguration } from './hostingConfiguration.ts'
import { withInlineHashes } from './inlineSources.ts'
import { allowLocalServices } from './localServices.ts'

export type HostingServer = {
  /** The server's origin, such as `http://127.0.0.1:5000`. */
  origin: string
  /** Serves another folder, from the next request on. Its files must stay until those in progress are answered. */
  serve: (directory: string) => void
  stop: () => Promise<void>
}

type HostingOptions = {
  /** The folder with the built app. */
  directory: string
  /** Defaults to a free port. */
  port?: number
  /** The local Firebase that the app connects to. Without it, the headers are those of production. */
  localServices?: LocalServices
  /**
   * Allows the inline scripts and styles of its HTML, whatever firebase.json says: for a build with another
   * brand.
   */
  isOtherBrand?: boolean
  /** The features in its configuration, whatever firebase.json says. */
  on?: AskedOthers
  /** The app that the folder has beside the door. */
  app?: ExistingApp
  /** Serves a page that isn't the app: one file for every path, without the app's headers. */
  isForeign?: boolean
}

/** Assets are cached like the app's. */
const foreign = {
  rewrites: [{ source: '**', destination: '/index.html' }],
  headers: hosting.headers.filter(({ source }) => source !== '**'),
}

/**
 * Serves a built app as Firebase Hosting does: with Firebase's static server, and the rewrites and headers in
 * firebase.json. Rejects with a clear message if the port is taken.
 */
export async function startHostingServer(options: HostingOptions): Promise<HostingServer> {
  const {
    directory,
    port = 0,
    localServices,
    isForeign = false,
    isOtherBrand = false,
    on,
    app,
  } = options
  const placed = app
    ? hostingInFrontOf(app, hosting, directory, localServices !== undefined)
    : hosting
  const pages = app ? join(directory, doorFolder) : directory
  const branded = isOtherBrand ? allowInline(placed, pages) : placed
  const asking = on ? changePolicy(branded, (policy) => withConfiguredSources(policy, on)) : branded
  const own = localServices ? allowLocalServices(asking, localServices) : asking
  const handlerOf = (folder: string) =>
    superstatic({
      cwd: folder,
      config: JSON.stringify({ ...(isForeign ? foreign : own), public: '.' }),
      stack: 'strict',
      compression: true,
      fallthrough: false,
    })
  let handle = handlerOf(directory)
  const listening = await listen(
    createServer((request, response) => {
      // Browsers replace an empty error with a page of their own.
      handle(request, response, (error) =>
        response.writeHead(error ? 500 : 404).end(error ? 'Error' : 'Not found'),
      )
    }),
    port,
  )
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    serve: (folder) => void (handle = handlerOf(folder)),
    stop: () => stop(listening),
  }
}

function allowInline(configuration: HostingConfiguration, directory: string): HostingConfiguration {
  const html = readFileSync(join(directory, 'index.html'), 'utf8')
  return changePolicy(configuration, (policy) => withInlineHashes(html, policy))
}

function listen(listening: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    listening.listen(port, '127.0.0.1', () => resolve(listening))
    listening.on('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Stop the program that uses it, then try again.`
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error)
    })
  })
}

function stop(listening: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    // A connection in progress is accepted only after the first call.
    const closing = setInterval(() => listening.closeAllConnections(), 100)
    listening.close((error) => {
      clearInterval(closing)
      if (error) reject(error)
      else resolve()
    })
    listening.closeAllConnections()
  })
}
