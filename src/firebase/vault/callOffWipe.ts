import type { Vault } from './vault.ts'
import { removeMark, type Mark } from './wipe/deletionMark.ts'
import { insist } from './wipe/wipe.ts'

/**
 * Lets everything of a person be used again as it was before `beginWipe`, unless that is too late. Done
 * again it changes nothing.
 *
 * @returns how far the deletion is: a final one stays so.
 * @throws the SDK's error; `deadline-exceeded` where no answer comes.
 */
export function callOffWipe(vault: Vault): Promise<Mark> {
  return insist({ vault }, () => removeMark(vault))
}
