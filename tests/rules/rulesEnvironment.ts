import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { localUrls } from '#local-firebase/localUrls.ts'
import { localPorts } from '#local-firebase/ports.ts'
import { loadFirestoreRules, loadStorageRules } from './loadRules.ts'
import type { Origins } from './person.ts'
import { testedRules } from './testedRules.ts'

export type RulesEnvironment = {
  /** The URLs of Firestore and Storage with the rules under test. */
  readonly origins: Origins
  readonly stop: () => Promise<void>
}

/** Starts a local Firebase with the rules under test on ports shifted by `shift`. */
export async function startRulesEnvironment(shift: number): Promise<RulesEnvironment> {
  const ports = localPorts(shift)
  const firebase = await startLocalFirebase({ ports })
  if (firebase.missing.length > 0) throw new Error(firebase.missing.join('\n'))
  const origins = localUrls(ports)
  await loadFirestoreRules(origins, await testedRules('firestore'))
  await loadStorageRules(origins, await testedRules('storage'))
  return { origins, stop: () => firebase.stop() }
}
