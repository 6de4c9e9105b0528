import { createServer } from 'node:http'
import { join } from 'node:path'
import superstatic from 'superstatic/lib/superstatic.js'
import type { ExistingApp } from '#build/configuration/existingApp.ts'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import { doorFolder } from '#build/existingAppProxy.ts'
import { serve } from '#local-firebase/httpService.ts'
import { HOST } from '#local-firebase/ports.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import type { LocalServices } from '#src/domain/configuration/appConfiguration.ts'
import { hostingInFrontOf } from './existingAppHosting.ts'
import { hosting } from './hostingConfiguration.ts'
import {
  allowLocalServices,
  hostingFor,
  policyFeatures,
  type PolicyFeatures,
} from './pagePolicy.ts'

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
  /** The features in its configuration, by default those of the one in use. */
  on?: PolicyFeatures
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
 * Serves a built app as Firebase Hosting does: with Firebase's static server, and the rewrites and headers
 * that a deploy makes of firebase.json. Rejects with a clear message if the port is taken.
 */
export async function startHostingServer(options: HostingOptions): Promise<HostingServer> {
  const { directory, port = 0, localServices, isForeign = false, app } = options
  const on = options.on ?? (await featuresInUse())
  const configurationOf = (folder: string) => {
    if (isForeign) return foreign
    const built = hostingFor(app ? join(folder, doorFolder) : folder, on)
    const placed = app ? hostingInFrontOf(app, built, folder, localServices !== undefined) : built
    return localServices ? allowLocalServices(placed, localServices) : placed
  }
  const handlerOf = (folder: string) =>
    superstatic({
      cwd: folder,
      config: JSON.stringify({ ...configurationOf(folder), public: '.' }),
      stack: 'strict',
      compression: true,
      fallthrough: false,
    })
  let handle = handlerOf(directory)
  const server = createServer((request, response) => {
    // Browsers replace an empty error with a page of their own.
    handle(request, response, (error) =>
      response.writeHead(error ? 500 : 404).end(error ? 'Error' : 'Not found'),
    )
  })
  const service = await serve(server, port)
  return {
    origin: `http://${HOST}:${service.port}`,
    serve: (folder) => void (handle = handlerOf(folder)),
    stop: () => service.stop(),
  }
}

async function featuresInUse(): Promise<PolicyFeatures> {
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT)
  return policyFeatures(gatehouse.signIn, false)
}
