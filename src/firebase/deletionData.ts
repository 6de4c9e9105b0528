import { notebookOf } from '../device/notebooks.ts'
import { within } from '../device/within.ts'
import { measurePace } from '../domain/timeLeft.ts'
import type {
  KeepAccount,
  Leaver,
  StopChanges,
  WatchMark,
  WipeData,
  WipeNews,
} from '../machines/deletionMachine.ts'
import { attempt, failureEvent } from './attempt.ts'
import { signedInUid } from './currentUser.ts'
import { beginLeaving, forgetLeaving, noteDeleted, noteStepDone } from './leaving.ts'
import { vaultOf } from './vault/vault.ts'

const longestSettling = 5_000

/** The mark may still be on its way to the server when the person changes their mind. */
let marking: Promise<unknown> = Promise.resolve()

export const watchMark: WatchMark = ({ input: { uid }, sendBack }) => {
  let isOver = false
  let stop: (() => void) | undefined
  const watch = async () => {
    const { followMark } = await import('./vault/wipe/deletionMark.ts')
    if (isOver || signedInUid() !== uid) return
    stop = followMark(vaultOf(uid), (mark) => sendBack({ type: `mark.${mark}` }))
  }
  watch().catch(() => null)
  return () => {
    isOver = true
    stop?.()
  }
}

/** What is not on the server yet stays on this device until the account has gone. */
export const stopChanges: StopChanges = attempt(async ({ uid }: Leaver) => {
  beginLeaving(uid)
  const { beginWipe } = await import('./vault/beginWipe.ts')
  marking = beginWipe(vaultOf(uid))
  await marking
  const notebook = notebookOf(uid)
  notebook.tell({ type: 'leaving' })
  await within(longestSettling, notebook.settled()).catch(() => null)
  return { type: 'changes.stopped' as const }
})

export const wipeData: WipeData = ({ input: { uid }, sendBack }) => {
  const wiping = new AbortController()
  const { signal } = wiping
  const wipe = async () => {
    try {
      await wipeOwn(uid, signal, sendBack)
    } catch (error) {
      if (!isCalledOff(error)) throw error
      return { type: 'deletion.calledOff' } as const
    }
    // Whatever stops this, the person's own is gone: nobody can be told any more that they keep it.
    const { wipeAsides } = await import('./move/wipeAsides.ts')
    await wipeAsides(uid, signal)
    return { type: 'data.wiped' } as const
  }
  const tell = async () => {
    const outcome = await wipe().catch(failureEvent)
    if (!signal.aborted) sendBack(outcome)
  }
  void tell()
  return () => wiping.abort()
}

export const keepAccount: KeepAccount = attempt(async ({ uid }: Leaver) => {
  const { callOffWipe } = await import('./vault/beginWipe.ts')
  await marking.catch(() => null)
  const mark = await callOffWipe(vaultOf(uid))
  if (mark === 'final') return { type: 'mark.final' as const }
  forgetLeaving()
  return { type: 'account.kept' as const }
})

function isCalledOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'gatehouse/called-off'
}

async function wipeOwn(
  uid: string,
  signal: AbortSignal,
  tell: (event: WipeNews) => void,
): Promise<void> {
  const timeLeft = measurePace()
  const { wipeVault } = await import('./vault/wipeVault.ts')
  await wipeVault(vaultOf(uid), {
    signal,
    onProgress: (progress) =>
      tell({ type: 'wipe.progress', progress, timeLeft: timeLeft(progress) }),
    onDeleted: noteDeleted,
    onStep: (step) => {
      noteStepDone(step)
      if (step === 'marking') tell({ type: 'mark.final' })
    },
  })
}
