import { localUrls } from '#local-firebase/addresses.ts'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { localPorts } from '#local-firebase/ports.ts'
import { startHostingServer, type HostingServer } from './hostingServer.ts'

/**
 * Starts the local Firebase, and serves a local build with the headers of Firebase Hosting. Rejects with a
 * clear message if a port is taken.
 *
 * @param isOtherBrand whether the build has other colors or another picture than firebase.json allows.
 */
export async function serveLocalBuild(
  directory: string,
  isOtherBrand = false,
): Promise<Pick<HostingServer, 'origin' | 'stop'>> {
  const ports = localPorts()
  const firebase = await startLocalFirebase({ ports })
  const localServices = localUrls(ports)
  const hosting = await startHostingServer({
    directory,
    port: ports.app,
    localServices,
    isOtherBrand,
  })
  return {
    origin: hosting.origin,
    stop: async () => {
      await hosting.stop()
      await firebase.stop()
    },
  }
}
