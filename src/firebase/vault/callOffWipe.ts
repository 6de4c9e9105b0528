import type { Vault } from './vault.ts'
import { removeMark, type Mark } from './wipe/deletionMark.ts'
import { inTime } from './wipe/idsOnServer.ts'

/**
 * Lets everything of a person be used again as it was before `beginWipe`, unless that is too late. Done
 * again it changes nothing.
 *
 * @returns how far the deletion is: a final one stays so.
 * @throws as `inTime` does.
 */
export function callOffWipe(vault: Vault): Promise<Mark> {
  return inTime(vault, () => removeMark(vault))
}
