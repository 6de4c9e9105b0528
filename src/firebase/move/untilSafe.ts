import type { Notebook } from '../../device/notebook.ts'
import { untilTrue } from './untilTrue.ts'

/** How long the member's key may take to come, in milliseconds, before nothing is as safe as it was. */
const patience = 20_000

type Row = { isLasting: boolean }

/**
 * Waits until what was handed over lies on the disk, or is on the server already: as long as it lives in this
 * page only, it must not go where it came from.
 *
 * @param find the row as it is now; it is there no more once the server has it.
 * @throws an error with the code `auth/web-storage-unsupported` where that does not come about.
 */
export function untilSafe(notebook: Notebook, find: () => Promise<Row | undefined>): Promise<void> {
  const unsafe = Object.assign(new Error('It cannot lie there.'), {
    code: 'auth/web-storage-unsupported',
  })
  const isSafe = async () => (await find())?.isLasting !== false
  return untilTrue(notebook, isSafe, patience, unsafe)
}
