import type { SignInMethod } from '../../domain/signIn/signInMethod.ts'
import { storedRecord, sessionArea } from '../webStorage/storedRecord.ts'

/**
 * A sign-in that may have been the first to prove the account's email address, or after which the address hasn't been
 * recorded yet.
 */
export type PendingEmailProof = {
  /**
   * Also `reset`, with a new password from an emailed link. `null` if it can't have proved the address: the account
   * was made here by upgrading a guest, or its address wasn't verified yet.
   */
  method: SignInMethod | null
  /** The proof; `null` as long as it isn't known. */
  proof: Proof | null
}

/** The address that a sign-in has proved, and when the sign-in was, in seconds since 1970. */
type Proof = { email: string; at: number }

const stored = (uid: string) => storedRecord<PendingEmailProof>(`pending-proof-${uid}`, sessionArea)

/** Returns the person's sign-in whose proof is pending; `null` if there is none. */
export function pendingEmailProof(uid: string): PendingEmailProof | null {
  return stored(uid).read()
}

/**
 * Records how the person has just signed in. An earlier proof of the address stays until it has been handled.
 *
 * @param email the account's address.
 */
export function recordPendingProof(uid: string, method: SignInMethod, email: string | null): void {
  const proof = pendingEmailProof(uid)?.proof
  if (!proof || proof.email !== email) stored(uid).write({ method, proof: null })
  else if (method === 'reset') recordProof(uid, method, proof)
}

/** Records that the sign-in has not proved the address, which may be verified later. */
export function recordNoProof(uid: string): void {
  stored(uid).write({ method: null, proof: null })
}

/** Records that the sign-in has proved the address. If it was the first to do so, earlier access has to end. */
export function recordProof(uid: string, method: SignInMethod | null, proof: Proof): void {
  stored(uid).write({ method, proof })
}

export function forgetPendingProof(uid: string): void {
  stored(uid).write(null)
}
