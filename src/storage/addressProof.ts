import type { SignInMethod } from '../domain/session/analyticsEvent.ts'
import { readWithSession, writeWithSession } from '../stores/sharedComputerStore.ts'

/**
 * A sign-in that may have been the first to prove the account's email address, or whose address is still to be
 * recorded.
 */
export type AddressProof = {
  /**
   * Also `reset`, with a new password from an emailed link, and `none`, if it can't have proved the address: the
   * account was made here by upgrading a guest, or its address wasn't verified yet.
   */
  method: SignInMethod
  /** What it has proved; `null` as long as that isn't known. */
  proof: Proof | null
}

/** The address that a sign-in has proved, and when the sign-in was, in seconds since 1970. */
type Proof = { email: string; at: number }

const keyOf = (uid: string) => `pending-proof-${uid}`

/** Returns the person's sign-in whose proof is pending; `null` if there is none. */
export function pendingProof(uid: string): AddressProof | null {
  const [method, at, email] = readWithSession(keyOf(uid))?.split(' ') ?? []
  return method ? { method, proof: at && email ? { email, at: Number(at) } : null } : null
}

/**
 * Records how the person has just signed in. An earlier proof of the address stays until it has been handled.
 *
 * @param email the account's address.
 */
export function recordPendingProof(uid: string, method: SignInMethod, email: string | null): void {
  const proof = pendingProof(uid)?.proof
  if (!proof || proof.email !== email) writeWithSession(keyOf(uid), method)
  else if (method === 'reset') recordProof(uid, method, proof)
}

/** Records that the sign-in has not proved the address, which may be verified later. */
export function recordUnproved(uid: string): void {
  writeWithSession(keyOf(uid), 'none')
}

/** Records that the sign-in has proved the address. If it was the first to do so, earlier access has to end. */
export function recordProof(uid: string, method: SignInMethod, { email, at }: Proof): void {
  writeWithSession(keyOf(uid), `${method} ${at} ${email}`)
}

export function forgetPendingProof(uid: string): void {
  writeWithSession(keyOf(uid), null)
}
