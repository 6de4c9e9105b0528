import { configuration } from '../config.ts'

let missingServices: Promise<readonly string[]> | undefined

/**
 * One sentence for each local service that could not be started; none when nobody can tell. Asked once
 * for a page: what suspends on the way to the screen is drawn, and asks, many times.
 */
export function readMissingServices(): Promise<readonly string[]> {
  missingServices ??= ask()
  return missingServices
}

async function ask(): Promise<readonly string[]> {
  try {
    const response = await fetch(`${configuration.local?.auth}/local-firebase/status`)
    const { missing } = (await response.json()) as { missing: readonly string[] }
    return missing
  } catch {
    return []
  }
}
