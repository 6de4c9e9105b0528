import { localAddresses } from '#local-firebase/addresses.ts'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { localPorts } from '#local-firebase/ports.ts'
import type { Origins } from './person.ts'

export type RulesEnvironment = {
  /** Where Firestore and Storage can be reached, with the project's own rules. */
  readonly origins: Origins
  readonly stop: () => Promise<void>
}

/** The project's own rules in the local Firebase, whose ports are moved by `shift`. */
export async function startRulesEnvironment(shift: number): Promise<RulesEnvironment> {
  const ports = localPorts(shift)
  const firebase = await startLocalFirebase({ ports })
  if (firebase.missing.length > 0) throw new Error(firebase.missing.join('\n'))
  return { origins: localAddresses(ports), stop: () => firebase.stop() }
}
