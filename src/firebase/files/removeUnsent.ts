import type { Vault } from '../vault/vault.ts'
import { removeBytes } from './fileBytes.ts'
import { removeFile } from './removeFile.ts'

/**
 * Deletes what there is on the server of a file that was given up; its last bytes may come after its record
 * went.
 *
 * @throws the SDK's error.
 */
export async function removeUnsent(vault: Vault, fileId: string): Promise<void> {
  const file = await removeFile(vault, fileId)
  if (file) await removeBytes(vault, file)
}
