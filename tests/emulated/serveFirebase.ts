import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { localUrls } from '#local-firebase/localUrls.ts'
import { localRules, withFolderRules } from '#local-firebase/rulesFiles.ts'
import { loadStorageRules } from '#tests/rules/loadRules.ts'
import { folders } from './folders.ts'
import { ports } from './ports.ts'

/** Starts one local Firebase for all emulated tests, whose people are never the same. */
export async function setup(): Promise<() => Promise<void>> {
  const firebase = await startLocalFirebase({ ports })
  const { missing } = firebase
  if (missing.length === 0) {
    // Once, and before all tests: while Storage loads rules, it denies everything.
    await loadStorageRules(localUrls(ports), withFolderRules(await localRules('storage'), folders))
    return () => firebase.stop()
  }
  await firebase.stop()
  throw new Error(missing.join('\n'))
}
