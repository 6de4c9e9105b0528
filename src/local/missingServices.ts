import { configuration } from '../config.ts'

/** One sentence for each local service that could not be started; none when nobody can tell. */
export async function readMissingServices(): Promise<readonly string[]> {
  try {
    const response = await fetch(`${configuration.local?.auth}/local-firebase/status`)
    const { missing } = (await response.json()) as { missing: readonly string[] }
    return missing
  } catch {
    return []
  }
}
