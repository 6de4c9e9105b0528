import { FirebaseError } from 'firebase/app'
import { within } from '../../../device/within.ts'
import type { WipeJournal, WipeProgress, WipeStep } from '../../../domain/deletionReceipt.ts'
import { demandOwner, type Vault } from '../vault.ts'

/** Until a call is given up. The SDK of Storage alone would try for two minutes. */
const patience = 30_000

export type WipeOptions = {
  /** Once it aborts, nothing more is begun. */
  signal: AbortSignal
  onProgress: (progress: WipeProgress) => void
  /** Told what has been deleted by now, also where the work stops in the middle. */
  onDeleted?: (deleted: Partial<Pick<WipeJournal, 'notes' | 'files' | 'bytes'>>) => void
  onStep?: (step: WipeStep) => void
}

/** One run through everything that a person keeps on the server. */
export type Wipe = WipeOptions & { vault: Vault }

/**
 * Asks the server something, unless the work was stopped.
 *
 * @throws the signal's reason; else as `inTime` does.
 */
export function ask<Result>({ signal, vault }: Wipe, call: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted()
  return inTime(vault, call)
}

/**
 * Asks the server something, also what has to follow what was done before when the work is being stopped.
 *
 * @throws `auth/user-mismatch`; `deadline-exceeded` where no answer comes; else the SDK's error.
 */
export async function inTime<Result>(vault: Vault, call: () => Promise<Result>): Promise<Result> {
  demandOwner(vault)
  const late = new FirebaseError('deadline-exceeded', 'The server took too long.')
  return within(patience, call(), late)
}
