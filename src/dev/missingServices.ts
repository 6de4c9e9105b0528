import { configuration } from '../domain/configuration/appConfiguration.ts'

let missingServices: Promise<readonly string[]> | undefined

/**
 * One sentence for each local service that couldn't be started; empty if unknown. Requested once per page,
 * because a component that suspends renders many times.
 */
export function readMissingServices(): Promise<readonly string[]> {
  missingServices ??= ask()
  return missingServices
}

async function ask(): Promise<readonly string[]> {
  if (!configuration.local) return []
  try {
    const response = await fetch(`${configuration.local.auth}/local-firebase/status`)
    const { missing } = (await response.json()) as { missing: readonly string[] }
    return missing
  } catch {
    return []
  }
}
