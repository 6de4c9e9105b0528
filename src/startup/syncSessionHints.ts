import type { AuthActor } from '../firebase/authActor.ts'
import { recordSignedIn } from '../storage/session/signedInHint.ts'
import { forgetEmailDraft } from '../stores/emailDraftStore.ts'
import { removePageSnapshot } from './pageSnapshot/slot.ts'

/** Keeps what this browser remembers of the last session in step, whenever someone signs in or out. */
export function syncSessionHints(actor: AuthActor): void {
  const stage = actor.select((snapshot) => {
    const tag = stages.find((each) => snapshot.hasTag(each))
    return tag === 'signedIn' && snapshot.context.user?.isAnonymous ? 'guest' : tag
  })
  stage.subscribe((now) => {
    // Without an answer, someone may still be signed in.
    if (now === 'signedOut') recordSignedIn(null)
    if (now !== 'signedIn' && now !== 'guest') return removePageSnapshot()
    recordSignedIn(now === 'guest' ? 'guest' : 'user')
    forgetEmailDraft()
  })
}

const stages = ['waiting', 'stalled', 'signedOut', 'signedIn'] as const
