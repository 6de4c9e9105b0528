import type { ExistingApp } from '#build/configuration/existingApp.ts'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { localUrls } from '#local-firebase/localUrls.ts'
import { localPorts } from '#local-firebase/ports.ts'
import { startHostingServer, type HostingServer } from './hostingServer.ts'

/**
 * Starts the local Firebase, and serves a local build with the headers of Firebase Hosting. Rejects with a
 * clear message if a port is taken.
 *
 * @param app the app that the folder has beside the door.
 */
export async function serveLocalBuild(
  directory: string,
  app: ExistingApp | null = null,
): Promise<Pick<HostingServer, 'origin' | 'stop'>> {
  const ports = localPorts()
  const firebase = await startLocalFirebase({ ports })
  const localServices = localUrls(ports)
  const hosting = await startHostingServer({
    directory,
    port: ports.app,
    localServices,
    ...(app && { app }),
  })
  return {
    origin: hosting.origin,
    stop: async () => {
      await hosting.stop()
      await firebase.stop()
    },
  }
}
