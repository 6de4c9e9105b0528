import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { localAddresses } from '#local-firebase/addresses.ts'
import { localPorts } from '#local-firebase/ports.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'

/** Starts the local Firebase, and serves the built app with the headers of Firebase Hosting. */
export default async function serveApp(): Promise<() => Promise<void>> {
  const ports = localPorts()
  const firebase = await startLocalFirebase({ ports })
  const hosting = await startHostingServer({
    directory: 'dist',
    port: ports.app,
    localServices: localAddresses(ports),
  })
  return async () => {
    await hosting.stop()
    await firebase.stop()
  }
}
