import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { HOST, localPorts, PROJECT_ID } from '#local-firebase/ports.ts'

/** The project's own rules in the local Firebase, and people who try what they allow. */
export async function startRulesEnvironment(): Promise<{
  people: RulesTestEnvironment
  stop: () => Promise<void>
}> {
  const ports = localPorts(20_000)
  const firebase = await startLocalFirebase({ ports })
  if (firebase.missing.length > 0) throw new Error(firebase.missing.join('\n'))
  const people = await initializeTestEnvironment({
    projectId: PROJECT_ID,
    firestore: { host: HOST, port: ports.firestore },
    storage: { host: HOST, port: ports.storage },
  })
  const stop = async () => {
    await people.cleanup()
    await firebase.stop()
  }
  return { people, stop }
}
