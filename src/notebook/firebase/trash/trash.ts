import type { RemoveNotes, SweepFiles } from '../../machines/trashMachine.ts'
import { attempt, failureEvent } from '../../../firebase/attempt.ts'

export const removeNotes: RemoveNotes = ({ input, sendBack }) => {
  const removing = new AbortController()
  const { signal } = removing
  const report: typeof sendBack = (event) => {
    if (!signal.aborted) sendBack(event)
  }
  const run = async () => {
    try {
      const { removeNotesInTurn } = await import('./removeNotes.ts')
      await removeNotesInTurn(input, signal, report)
    } catch (error) {
      report(await failureEvent(error))
    }
  }
  void run()
  return () => removing.abort()
}

export const sweepFiles: SweepFiles = attempt(async ({ uid }) => {
  const { sweepUserData } = await import('../files/sweepFiles.ts')
  await sweepUserData(uid)
  return { type: 'files.swept' }
})
