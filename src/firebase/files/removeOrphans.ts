import type { StorageReference } from 'firebase/storage'
import { allFiles } from '../vault/readVault.ts'
import { demandOwner, type Vault } from '../vault/vault.ts'
import { removeObject, slotOf } from './fileBytes.ts'
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
  const lying = new Map<string, StorageReference>()
  for await (const objects of listBytes(vault)) {
    for (const object of objects) lying.set(object.fullPath, object)
  }
  if (lying.size === 0) return 0
  for await (const files of allFiles(vault)) {
    for (const file of files) lying.delete(slotOf(vault, file).fullPath)
  }
  for (const object of lying.values()) await removeObject(object)
  return lying.size
}
