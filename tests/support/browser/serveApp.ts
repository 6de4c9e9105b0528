import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { HOST, localPorts } from '#local-firebase/ports.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'

/** Starts the local Firebase, and serves the built app with the headers of Firebase Hosting. */
export default async function serveApp(): Promise<() => Promise<void>> {
  const ports = localPorts()
  const address = (port: number) => `http://${HOST}:${port}`
  const firebase = await startLocalFirebase({ ports })
  const hosting = await startHostingServer({
    directory: 'dist',
    port: ports.app,
    localServices: {
      auth: address(ports.auth),
      firestore: address(ports.firestore),
      storage: address(ports.storage),
    },
  })
  return async () => {
    await hosting.stop()
    await firebase.stop()
  }
}
