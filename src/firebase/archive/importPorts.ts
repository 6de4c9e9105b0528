import type { ImportTally } from '../../domain/importTally.ts'
import type { CheckArchive, RestoreArchive } from '../../machines/importEvents.ts'
import { longWork } from './longWork.ts'
import { seldom } from './seldom.ts'

export const checkArchive: CheckArchive = longWork(async ({ file }, signal, tell) => {
  const { readThrough } = await import('./readThrough.ts')
  const tellSeldom = seldom((share: number) => tell({ type: 'archive.read', share }))
  const found = await readThrough(file, signal, tellSeldom)
  return typeof found === 'string'
    ? { type: 'archive.refused', why: found }
    : { type: 'archive.whole', preview: found }
})

export const restoreArchive: RestoreArchive = longWork(async ({ user, file }, signal, tell) => {
  const { putBack } = await import('./putBack.ts')
  const tellSeldom = seldom((tally: ImportTally) => tell({ type: 'import.progress', tally }))
  const end = await putBack(user, file, signal, tellSeldom)
  if (typeof end === 'string') return { type: 'archive.refused', why: end }
  const { fullOf, tally } = end
  return fullOf ? { type: 'import.full', of: fullOf, tally } : { type: 'import.done', tally }
})
