import { auth } from '../sdk/app.ts'
import { onSignedOut } from '../sdk/currentUser.ts'

/** What this tab keeps in memory for a signed-in person. */
type SessionMemory = {
  /** The password of their next identity confirmation, if a later step needs it; `null` until then. */
  expectedPassword: { password: string | null; keptAt: number } | null
  /** A temporary password that is still the account's, because removing it was interrupted. */
  temporaryPassword: string | null
  /** Apple's token for them, to be revoked when the account is deleted. */
  appleToken: string | null
  /** The last refused link of a provider: the `auth_time` of the sign-in, and when this tab refused it. */
  linkRefusal: { authTime: string; at: number } | null
}

const memories = new Map<string, SessionMemory>()

/** Returns what is kept for this person. All of it is forgotten when they are no longer signed in. */
export function sessionMemory(uid: string): SessionMemory {
  const known = memories.get(uid)
  if (known) return known
  const memory: SessionMemory = {
    expectedPassword: null,
    temporaryPassword: null,
    appleToken: null,
    linkRefusal: null,
  }
  memories.set(uid, memory)
  onSignedOut(auth(), uid, () => memories.delete(uid))
  return memory
}
