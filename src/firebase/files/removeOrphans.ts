import { list, ref } from 'firebase/storage'
import { storage } from '../storage.ts'
import { allFiles } from '../vault/readVault.ts'
import { demandOwner, type Vault } from '../vault/vault.ts'
import { removeBytes } from './fileBytes.ts'

/**
 * Removes the bytes that no record names: the rest of an upload that went on while its record was removed.
 *
 * @returns how many objects were removed.
 * @throws the SDK's error.
 */
export async function removeOrphans(vault: Vault): Promise<number> {
  // Records come before bytes: what lies there now and has none afterwards is not on its way.
  const lying = await idsOfBytes(vault)
  if (lying.size === 0) return 0
  for await (const files of allFiles(vault)) for (const { id } of files) lying.delete(id)
  for (const id of lying) await removeBytes(vault, id)
  return lying.size
}

async function idsOfBytes(vault: Vault): Promise<Set<string>> {
  demandOwner(vault)
  const folder = ref(storage(vault.session), `users/${vault.uid}/files`)
  const ids = new Set<string>()
  let pageToken: string | undefined
  do {
    const page = await list(folder, pageToken === undefined ? {} : { pageToken })
    for (const { name } of page.items) ids.add(name)
    pageToken = page.nextPageToken
  } while (pageToken !== undefined)
  return ids
}
