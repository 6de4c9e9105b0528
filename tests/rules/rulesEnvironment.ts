import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { HOST, localPorts, PROJECT_ID } from '#local-firebase/ports.ts'

export type RulesEnvironment = {
  /** Where Firestore can be reached, with the project's own rules. */
  readonly firestore: string
  /** People who try what the rules of Storage allow. */
  readonly people: RulesTestEnvironment
  readonly stop: () => Promise<void>
}

/** The project's own rules in the local Firebase. */
export async function startRulesEnvironment(): Promise<RulesEnvironment> {
  const ports = localPorts(20_000)
  const firebase = await startLocalFirebase({ ports })
  if (firebase.missing.length > 0) throw new Error(firebase.missing.join('\n'))
  const people = await initializeTestEnvironment({
    projectId: PROJECT_ID,
    storage: { host: HOST, port: ports.storage },
  })
  return {
    firestore: `http://${HOST}:${ports.firestore}`,
    people,
    stop: async () => {
      await people.cleanup()
      await firebase.stop()
    },
  }
}
