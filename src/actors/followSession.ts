import { forgetEmailDraft } from '../stores/emailDraftStore.ts'
import { recordSignedIn } from '../stores/signedInHintStore.ts'
import type { AuthActor } from './authActor.ts'
import { dropLastSeen } from './dropLastSeen.ts'

/** Keeps what this browser remembers of the last session in step, whenever somebody signs in or out. */
export function followSession(actor: AuthActor): void {
  const stage = actor.select((snapshot) => stages.find((tag) => snapshot.hasTag(tag)))
  stage.subscribe((now) => {
    // Without an answer, somebody may still be signed in.
    if (now === 'signedIn' || now === 'signedOut') recordSignedIn(now === 'signedIn')
    if (now === 'signedIn') forgetEmailDraft()
    else dropLastSeen()
  })
}

const stages = ['splash', 'stalled', 'signedOut', 'signedIn'] as const
