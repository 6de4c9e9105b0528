import { listBytes } from '../../files/listBytes.ts'
import { idsOnServer } from './idsOnServer.ts'
import { ask, type Wipe } from './wipe.ts'

/**
 * Whether the server has no note, no record of a file and no bytes of this person any more.
 *
 * @throws as `ask` does.
 */
export async function isEmpty(wipe: Wipe): Promise<boolean> {
  const { vault } = wipe
  const first = [
    idsOnServer(vault, 'notes', 1),
    idsOnServer(vault, 'files', 1),
    listBytes(vault, 1),
  ]
  for (const pages of first) {
    const page = await ask<IteratorResult<readonly unknown[], void>>(wipe, () => pages.next())
    if (!page.done && page.value.length > 0) return false
  }
  return true
}
