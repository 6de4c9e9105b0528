import { resendDelayMs, type SendEmail } from '../../machines/shared/resend.ts'
import { signedInUid } from './currentUser.ts'
import { toPort } from './toPort.ts'

type Waiting<Request, Result> = {
  send: (request: Request) => Promise<Result>
  /** Ends the wait after the last message, which is used up. */
  endWait: () => void
}

/**
 * Limits how often a port sends a message to the same address for the same person, from all forms together. A
 * request within the wait gets the result of the last message, which is still valid, even if it is still being sent.
 *
 * @param addressOf returns the address, or `null` if each request needs a message of its own.
 */
export function withResendLimit<Request, Result>(
  send: (request: Request) => Promise<Result>,
  addressOf: (request: Request) => string | null,
): Waiting<Request, Result> {
  const messages = new Map<string, { requestedAt: number; result: Promise<Result> }>()
  let latest = ''
  return {
    send: async (request) => {
      const address = addressOf(request)?.toLowerCase()
      if (address === undefined) return send(request)
      const key = `${signedInUid()} ${address}`
      latest = key
      const last = messages.get(key)
      if (last && performance.now() - last.requestedAt < resendDelayMs) return last.result
      const message = { requestedAt: performance.now(), result: send(request) }
      messages.set(key, message)
      message.result.catch(() => messages.get(key) === message && messages.delete(key))
      return message.result
    },
    endWait: () => void messages.delete(latest),
  }
}

/** Limits how often an email is sent. */
export function withEmailLimit(send: (email: string) => Promise<void>): Waiting<string, void> {
  return withResendLimit(send, (email) => email)
}

/**
 * Creates the port that emails a link. A resent link comes after the wait, so it is always sent. Using the link doesn't
 * end the wait: it opens in another page, and this one offers to send another email after at most 30 more seconds.
 *
 * @param onValid is called with the address that the last valid link was sent to, even if it was sent before.
 */
export function emailPort(
  { send }: Waiting<string, void>,
  onValid?: (email: string) => void,
): SendEmail {
  return toPort(async ({ email }) => {
    await send(email)
    onValid?.(email)
    return { type: 'email.sent' as const }
  })
}
