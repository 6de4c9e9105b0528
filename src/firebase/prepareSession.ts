import { readJournal } from '../device/journal.ts'
import { payloadOf } from '../domain/tokenPayload.ts'
import { product } from '../product.ts'
import { onSessionQuestion } from './sessionQuestion.ts'

/**
 * Does what can be done while the provider is asked about the stored session: reads the journal, before which nobody is
 * reported, and has the product read ahead for the person whose session it may be.
 *
 * @param question what the SDK sends: an ID token as JSON, or a form where it first has that renewed.
 */
export async function prepare(question: string): Promise<void> {
  void readJournal()
  if (!question.startsWith('{')) return
  // Further questions are not about the stored session.
  onSessionQuestion()
  const { idToken } = JSON.parse(question) as { idToken: string }
  const { sub } = JSON.parse(payloadOf(idToken)) as { sub: string }
  const { readAhead } = await product.device()
  readAhead({ uid: sub, token: idToken })
}
