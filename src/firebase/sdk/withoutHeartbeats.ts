import type { FirebaseApp } from 'firebase/app'

type Services = { addOrOverwriteComponent?: (component: object) => void }

/**
 * Turns off the SDK's usage statistics. Every request to Firebase waits for their database, and if it never
 * opens, sign-in never completes. The SDK has no setting for it, and does without a service that isn't available.
 */
export function withoutHeartbeats(app: FirebaseApp): FirebaseApp {
  const { container } = app as FirebaseApp & { container?: Services }
  container?.addOrOverwriteComponent?.({ name: 'heartbeat', instantiationMode: 'EXPLICIT' })
  return app
}
