import { troubleIn } from '../../device/probe.ts'
import type { ExportProgress } from '../../domain/exportProgress.ts'
import type { HoldArchive, PackEverything, SurveyContents } from '../../machines/exportEvents.ts'
import { attempt } from '../attempt.ts'
import { demandNetwork } from '../demandNetwork.ts'
import { longWork } from './longWork.ts'
import { seldom } from './seldom.ts'

export const surveyContents: SurveyContents = attempt(async ({ uid }) => {
  demandNetwork()
  const { contentsOf } = await import('./contentsOf.ts')
  return { type: 'export.surveyed' as const, contents: await contentsOf(uid) }
})

export const packEverything: PackEverything = longWork(async ({ user, names }, signal, tell) => {
  const { makeArchive } = await import('./makeArchive.ts')
  const tellSeldom = seldom((progress: ExportProgress) => {
    tell({ type: 'export.progress', progress })
  })
  try {
    return {
      type: 'export.packed',
      outcome: await makeArchive(user, names, signal, tellSeldom),
    }
  } catch (error) {
    if (troubleIn(error) === 'full') return { type: 'export.tooLarge' }
    throw error
  }
})

export const holdArchive: HoldArchive = ({ receive }) => {
  const archive = import('../../device/archive/keptArchive.ts')
  receive(() => void archive.then(({ handOver }) => handOver()))
  return () => void archive.then(({ dropArchive }) => dropArchive())
}
