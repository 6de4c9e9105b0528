import type { AuthActor } from '../firebase/authActor.ts'
import { recordSignedIn } from '../storage/session/signedInHint.ts'
import { forgetEmailDraft } from '../stores/emailDraftStore.ts'

/** Keeps what this browser remembers of the last session in step, whenever someone signs in or out. */
export function syncSessionHints(actor: AuthActor): void {
  const signedIn = actor.select((snapshot) => {
    if (snapshot.matches('signedIn')) return snapshot.context.user?.isAnonymous ? 'guest' : 'user'
    return snapshot.matches('signedOut') ? null : undefined
  })
  signedIn.subscribe((now) => {
    // Without an answer, someone may still be signed in.
    if (now === undefined) return
    recordSignedIn(now)
    if (now) forgetEmailDraft()
  })
}
