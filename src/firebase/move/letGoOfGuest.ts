import { forgetNotebook, notebookOf } from '../../device/notebooks.ts'
import type { Movers } from '../../domain/guestMove.ts'
import { tidyDevice } from '../notes/wiping.ts'
import { handOverUploads } from './handOverUploads.ts'
import { handOverWords } from './handOverWords.ts'
import { dropAside } from './putAside.ts'

/**
 * Takes away what lies on this device of a guest who is no more. Words that they had not sent become the
 * person's own; what cannot be read stays where it is.
 */
export async function letGoOfGuest(movers: Movers, signal: AbortSignal): Promise<void> {
  const { guestUid } = movers
  await handOverWords(movers, null, signal).catch(() => null)
  await handOverUploads(movers, signal).catch(() => null)
  const notebook = notebookOf(guestUid)
  await notebook.close()
  await dropAside(guestUid)
  await tidyDevice()
  forgetNotebook(guestUid)
}
