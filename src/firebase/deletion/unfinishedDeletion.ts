import { fromCallback } from 'xstate'
import { hasCode } from '../../domain/errorCode.ts'
import { product } from '../../product/current.ts'
import { withLock } from '../../storage/locks.ts'
import { deletionName } from '../../storage/encrypted/storageNames.ts'
import { withTimeout } from '../../domain/withTimeout.ts'
import { measurePace } from '../../domain/timeLeft.ts'
import type {
  CancelDeletion,
  DeletionInput,
  StopChanges,
  WatchDeletionFlag,
  WipeData,
  WipeEvent,
  WipeProgressEvent,
} from '../../machines/deletion/deletionEvents.ts'
import { toPort, longRunningPort } from '../sdk/toPort.ts'
import { signedInUid } from '../sdk/currentUser.ts'
import {
  beginDeletion,
  forgetDeletion,
  recordDeleted,
  recordStepDone,
} from '../../stores/deletionStore.ts'
import { accountRef } from '../data/accountRef.ts'
import { unfinishedDeletionMachine } from '../../machines/deletion/unfinishedDeletionMachine.ts'

const settleTimeout = 5_000

export const watchDeletionFlag: WatchDeletionFlag = ({ input: { uid }, sendBack }) => {
  let isOver = false
  let stop: (() => void) | undefined
  const watch = async () => {
    const { subscribeToFlag } = await import('./deletionFlag.ts')
    if (isOver || signedInUid() !== uid) return
    stop = subscribeToFlag(accountRef(uid), (flag) => sendBack({ type: `flag.${flag}` }))
  }
  watch().catch(() => null)
  return () => {
    isOver = true
    stop?.()
  }
}

/** Unsent data stays on this device until the account is deleted. */
export const stopChanges: StopChanges = toPort(async ({ uid }: DeletionInput) => {
  beginDeletion(uid)
  const { beginWipe } = await import('./beginWipe.ts')
  await withLock(deletionName(uid), () => beginWipe(accountRef(uid)))
  const settle = async () => (await product().device()).saveDrafts(uid)
  await withTimeout(settleTimeout, settle()).catch(() => null)
  return { type: 'changes.stopped' as const }
})

export const wipeData: WipeData = longRunningPort<WipeEvent, DeletionInput>(
  async ({ uid }, signal, report) => {
    try {
      await wipeOwn(uid, signal, report)
    } catch (error) {
      if (!hasCode(error, 'gatehouse/called-off')) throw error
      return { type: 'deletion.canceledElsewhere' }
    }
    // Even if the next step is interrupted, the person's own data is gone, so the deletion can't be
    // canceled anymore.
    const { wipePendingGuests } = await import('../guest/wipePendingGuests.ts')
    await wipePendingGuests(uid, signal)
    return { type: 'data.wiped' }
  },
)

export const cancelDeletion: CancelDeletion = toPort(async ({ uid }: DeletionInput) => {
  const { cancelWipe } = await import('./beginWipe.ts')
  // The flag may still be on its way to the server.
  const flag = await withLock(deletionName(uid), () => cancelWipe(accountRef(uid)))
  if (flag === 'final') return { type: 'flag.final' as const }
  forgetDeletion()
  return { type: 'deletion.canceled' as const }
})

/** Follows a deletion that was not finished. */
export const unfinishedDeletionLogic = unfinishedDeletionMachine.provide({
  actors: {
    watchDeletionFlag: fromCallback(watchDeletionFlag),
    cancelDeletion: fromCallback(cancelDeletion),
  },
})

async function wipeOwn(
  uid: string,
  signal: AbortSignal,
  report: (event: WipeProgressEvent) => void,
): Promise<void> {
  const timeLeft = measurePace()
  const { wipeUserData } = await import('./wipeUserData.ts')
  await wipeUserData(accountRef(uid), {
    signal,
    onProgress: (progress) =>
      report({ type: 'wipe.progress', progress, timeLeft: timeLeft(progress) }),
    onDeleted: recordDeleted,
    onStep: (step) => {
      recordStepDone(step)
      if (step === 'marking') report({ type: 'flag.final' })
    },
  })
}
