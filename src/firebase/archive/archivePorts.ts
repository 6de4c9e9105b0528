import { product } from '../../product.ts'
import { attempt } from '../attempt.ts'
import { troubleIn } from '../../device/probe.ts'
import type { ExportProgress } from '../../domain/exportProgress.ts'
import type { HoldArchive, PackEverything, SurveyContents } from '../../machines/exportMachine.ts'
import { demandNetwork } from '../demandNetwork.ts'
import { longWork } from '../longWork.ts'
import type { ImportTally } from '../../domain/importTally.ts'
import type { CheckArchive, RestoreArchive } from '../../machines/importMachine.ts'

/** How long the last word counts as recent, in milliseconds. */
const pause = 100

/** Passes on what comes, but not more often than anybody can read: of what comes in between, only the last. */
function seldom<Value>(tell: (value: Value) => void): (value: Value) => void {
  let waiting: { value: Value } | null = null
  let isPausing = false
  const pass = (value: Value) => {
    waiting = null
    isPausing = true
    tell(value)
    setTimeout(() => {
      isPausing = false
      if (waiting) pass(waiting.value)
    }, pause)
  }
  return (value) => {
    if (isPausing) waiting = { value }
    else pass(value)
  }
}

export const surveyContents: SurveyContents = attempt(async ({ uid }) => {
  demandNetwork()
  const { contents } = await product.archive()
  return { type: 'export.surveyed' as const, contents: await contents(uid) }
})

export const packEverything: PackEverything = longWork(async ({ user }, signal, tell) => {
  const { makeArchive } = await import('./makeArchive.ts')
  const tellSeldom = seldom((progress: ExportProgress) => {
    tell({ type: 'export.progress', progress })
  })
  try {
    return {
      type: 'export.packed',
      outcome: await makeArchive(user, signal, tellSeldom),
    }
  } catch (error) {
    if (troubleIn(error) === 'full') return { type: 'export.tooLarge' }
    throw error
  }
})

export const holdArchive: HoldArchive = ({ receive }) => {
  const archive = import('../../device/archive/workFile.ts')
  receive(() => void archive.then(({ flush }) => flush()))
  return () => void archive.then(({ dropArchive }) => dropArchive())
}

export const checkArchive: CheckArchive = longWork(async ({ file }, signal, tell) => {
  const { readThrough } = await import('./takeArchive.ts')
  const tellSeldom = seldom((share: number) => tell({ type: 'archive.read', share }))
  const found = await readThrough(file, signal, tellSeldom)
  return typeof found === 'string'
    ? { type: 'archive.refused', why: found }
    : { type: 'archive.whole', preview: found }
})

export const restoreArchive: RestoreArchive = longWork(async ({ user, file }, signal, tell) => {
  const { putBack } = await import('./takeArchive.ts')
  const tellSeldom = seldom((tally: ImportTally) => tell({ type: 'import.progress', tally }))
  const end = await putBack(user, file, signal, tellSeldom)
  if (typeof end === 'string') return { type: 'archive.refused', why: end }
  const { fullOf, tally } = end
  return fullOf ? { type: 'import.full', of: fullOf, tally } : { type: 'import.done', tally }
})
