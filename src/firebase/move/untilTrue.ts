import type { Notebook } from '../../device/notebook.ts'
import { within } from '../../device/within.ts'

/**
 * Waits until something holds, and looks again after every change in the notebook.
 *
 * @param limit in milliseconds.
 * @param late what it throws when the time is over.
 */
export async function untilTrue(
  notebook: Pick<Notebook, 'hear'>,
  holds: () => Promise<boolean>,
  limit: number,
  late: Error,
): Promise<void> {
  let unhear: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    const look = async () => {
      // What cannot be found out now is asked again at the next change.
      if (await holds().catch(() => false)) resolve()
    }
    unhear = notebook.hear(() => void look())
    void look()
  })
  await within(limit, held, late).finally(() => unhear?.())
}
