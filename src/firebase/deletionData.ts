import { measurePace } from '../domain/timeToGo.ts'
import type { KeepAccount, Leaver, WatchMark, WipeData } from '../machines/deletionEvents.ts'
import { attempt, failureEvent } from './attempt.ts'
import { signedInUid } from './currentUser.ts'
import { beginLeaving, forgetLeaving, noteDeleted, noteStepDone } from './leaving.ts'
import { vaultOf } from './vault/vault.ts'

export const watchMark: WatchMark = ({ input: { uid }, sendBack }) => {
  let isOver = false
  let stop: (() => void) | undefined
  const watch = async () => {
    const { followMark } = await import('./vault/wipe/followMark.ts')
    if (isOver || signedInUid() !== uid) return
    stop = followMark(vaultOf(uid), (mark) => sendBack({ type: `mark.${mark}` }))
  }
  watch().catch(() => null)
  return () => {
    isOver = true
    stop?.()
  }
}

export const wipeData: WipeData = ({ input: { uid }, sendBack }) => {
  const wiping = new AbortController()
  const { signal } = wiping
  const wipe = async () => {
    beginLeaving(uid)
    const timeToGo = measurePace()
    const { wipeVault } = await import('./vault/wipeVault.ts')
    await wipeVault(vaultOf(uid), {
      signal,
      onProgress: (progress) => {
        if (progress.step === 'finalising') sendBack({ type: 'mark.final' })
        sendBack({ type: 'wipe.progress', progress, secondsLeft: timeToGo(progress) })
      },
      onDeleted: noteDeleted,
      onStep: noteStepDone,
    })
    const { wipeAsides } = await import('./move/wipeAsides.ts')
    await wipeAsides(uid, signal)
    sendBack({ type: 'data.wiped' })
  }
  wipe().catch(async (error: unknown) => {
    const event = isCalledOff(error)
      ? ({ type: 'deletion.calledOff' } as const)
      : await failureEvent(error)
    if (!signal.aborted) sendBack(event)
  })
  return () => wiping.abort()
}

export const keepAccount: KeepAccount = attempt(async ({ uid }: Leaver) => {
  const { removeMark } = await import('./vault/wipe/deletionMark.ts')
  const mark = await removeMark(vaultOf(uid))
  if (mark === 'final') return { type: 'mark.final' as const }
  forgetLeaving()
  return { type: 'account.kept' as const }
})

function isCalledOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'gatehouse/called-off'
}
