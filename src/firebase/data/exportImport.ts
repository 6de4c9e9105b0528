import type { ExportProgress } from '../../domain/data/exportProgress.ts'
import type { ImportTally } from '../../domain/data/importTally.ts'
import { storageProblemIn } from '../../domain/session/storageProblem.ts'
import {
  exportMachine,
  type KeepArchive,
  type PackEverything,
  type CountForExport,
} from '../../machines/data/exportMachine.ts'
import {
  importMachine,
  type CheckArchive,
  type RestoreArchive,
} from '../../machines/data/importMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { downloadArchive, dropArchive } from '../../storage/data/archive/workFile.ts'
import { requireOnline } from '../sdk/connection.ts'
import { reportEvent } from '../sdk/reportEvent.ts'
import { toPort, longRunningPort } from '../sdk/toPort.ts'
import { exportArchive } from './exportArchive.ts'
import { importArchive, readArchive } from './importArchive.ts'

const reportIntervalMs = 100

/** Throttles reports. When several come in between, only the last is passed on. */
function throttle<Value>(report: (value: Value) => void): (value: Value) => void {
  let next: { value: Value } | null = null
  let isPausing = false
  const pass = (value: Value) => {
    next = null
    isPausing = true
    report(value)
    setTimeout(() => {
      isPausing = false
      if (next) pass(next.value)
    }, reportIntervalMs)
  }
  return (value) => {
    if (isPausing) next = { value }
    else pass(value)
  }
}

const countForExport: CountForExport = toPort(async ({ uid }) => {
  await requireOnline()
  const { countForExport: count } = await currentProduct().archive()
  return { type: 'items.counted' as const, counts: await count(uid) }
})

const packEverything: PackEverything = longRunningPort(async ({ user }, signal, report) => {
  const reportThrottled = throttle((progress: ExportProgress) => {
    report({ type: 'export.progress', progress })
  })
  try {
    const outcome = await exportArchive(user, { signal, onProgress: reportThrottled })
    reportEvent({ name: 'export_finished' })
    return { type: 'export.done', outcome }
  } catch (error) {
    if (storageProblemIn(error) === 'full') return { type: 'export.diskFull' }
    throw error
  }
})

const keepArchive: KeepArchive = ({ receive }) => {
  receive(() => downloadArchive())
  return dropArchive
}

export const exportLogic = exportMachine.provide({
  actors: portsOf({ countForExport, packEverything, keepArchive }),
})

const checkArchive: CheckArchive = longRunningPort(async ({ file }, signal, report) => {
  const reportThrottled = throttle((checkedFraction: number) =>
    report({ type: 'archive.read', checkedFraction }),
  )
  const found = await readArchive(file, { signal, onProgress: reportThrottled })
  return typeof found === 'string'
    ? { type: 'archive.refused', reason: found }
    : { type: 'archive.valid', preview: found }
})

const restoreArchive: RestoreArchive = longRunningPort(async ({ user, file }, signal, report) => {
  const reportThrottled = throttle((tally: ImportTally) =>
    report({ type: 'import.progress', tally }),
  )
  const outcome = await importArchive({ user, file }, { signal, onProgress: reportThrottled })
  if (typeof outcome === 'string') return { type: 'archive.refused', reason: outcome }
  const { overQuotaOf, tally } = outcome
  if (overQuotaOf) return { type: 'import.overQuota', of: overQuotaOf, tally }
  reportEvent({ name: 'import_finished' })
  return { type: 'import.done', tally }
})

export const importLogic = importMachine.provide({
  actors: portsOf({ checkArchive, restoreArchive }),
})
