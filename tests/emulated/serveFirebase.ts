import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { ports } from './ports.ts'

/** Starts one local Firebase for all emulated tests, whose people are never the same. */
export async function setup(): Promise<() => Promise<void>> {
  const firebase = await startLocalFirebase({ ports })
  const { missing } = firebase
  if (missing.length === 0) return () => firebase.stop()
  await firebase.stop()
  throw new Error(missing.join('\n'))
}
