import { localAddresses } from '#local-firebase/addresses.ts'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { localPorts } from '#local-firebase/ports.ts'
import type { Origins } from './person.ts'

export type RulesEnvironment = {
  /** The URLs of Firestore and Storage with the project's rules. */
  readonly origins: Origins
  readonly stop: () => Promise<void>
}

/** Starts a local Firebase with the project's rules on ports shifted by `shift`. */
export async function startRulesEnvironment(shift: number): Promise<RulesEnvironment> {
  const ports = localPorts(shift)
  const firebase = await startLocalFirebase({ ports })
  if (firebase.missing.length > 0) throw new Error(firebase.missing.join('\n'))
  return { origins: localAddresses(ports), stop: () => firebase.stop() }
}
