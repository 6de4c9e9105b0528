import { localUrls } from '#local-firebase/addresses.ts'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { localPorts } from '#local-firebase/ports.ts'
import { startHostingServer, type HostingServer } from './hostingServer.ts'

/**
 * Starts the local Firebase, and serves a local build with the headers of Firebase Hosting. Rejects with a
 * clear message if a port is taken.
 */
export async function serveLocalBuild(
  directory: string,
): Promise<Pick<HostingServer, 'origin' | 'stop'>> {
  const ports = localPorts()
  const firebase = await startLocalFirebase({ ports })
  const localServices = localUrls(ports)
  const hosting = await startHostingServer({
    directory,
    port: ports.app,
    localServices,
  })
  return {
    origin: hosting.origin,
    stop: async () => {
      await hosting.stop()
      await firebase.stop()
    },
  }
}
