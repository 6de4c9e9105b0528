import { allFiles } from '../vault/readVault.ts'
import { demandOwner, type Vault } from '../vault/vault.ts'
import { removeBytes } from './fileBytes.ts'
import { listBytes } from './listBytes.ts'

/**
 * Removes the bytes that no record names: the rest of an upload that went on while its record was removed.
 *
 * @returns how many objects were removed.
 * @throws the SDK's error.
 */
export async function removeOrphans(vault: Vault): Promise<number> {
  demandOwner(vault)
  // Records come before bytes: what lies there now and has no record afterwards is not on its way.
  const lying = new Set<string>()
  for await (const ids of listBytes(vault)) for (const id of ids) lying.add(id)
  if (lying.size === 0) return 0
  for await (const files of allFiles(vault)) for (const { id } of files) lying.delete(id)
  for (const id of lying) await removeBytes(vault, id)
  return lying.size
}
