import { resendWait } from '../../machines/request.ts'
import type { SendMail } from '../../machines/mailRequestMachine.ts'
import { attempt } from '../attempt.ts'

/**
 * Makes a way of sending messages wait between two messages to the same address, whichever form asks for them. A
 * request within the wait gets the answer of the last message, which is still valid.
 *
 * @param addressOf returns the address, or `null` if each request needs a message of its own.
 */
export function withWaits<Request, Answer>(
  send: (request: Request) => Promise<Answer>,
  addressOf: (request: Request) => string | null,
): (request: Request) => Promise<Answer> {
  const messages = new Map<string, { sentAt: number; answer: Answer }>()
  return async (request) => {
    const address = addressOf(request)?.toLowerCase()
    if (address === undefined) return send(request)
    const last = messages.get(address)
    if (last && performance.now() - last.sentAt < resendWait) return last.answer
    const answer = await send(request)
    messages.set(address, { sentAt: performance.now(), answer })
    return answer
  }
}

/** Creates the port that mails a link. A resent link comes after the wait, so it is always sent. */
export function mailPort(send: (email: string) => Promise<void>): SendMail {
  const sendAfterWait = withWaits(send, (email) => email)
  return attempt(async ({ email }) => {
    await sendAfterWait(email)
    return { type: 'mail.sent' as const }
  })
}
