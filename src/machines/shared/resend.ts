import type { EventObject } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { assignPart } from './failures.ts'
import type { Port } from './ports.ts'
import { initialRequest, request, throttled, type RequestContext } from './request.ts'

/** The part of a machine's context that sending messages changes. */
export type ResendContext = RequestContext & {
  /** When another message may be requested, in milliseconds since 1970; `null` if it may be now. */
  resendAt: number | null
}

/** Asks Firebase to send an email. */
export type SendEmail = Port<{ type: 'email.sent' } | FailureEvent, { email: string }>

/** The initial value: no message was sent. */
export const initialResend: ResendContext = { ...initialRequest, resendAt: null }

/** How long a person waits before the same message can be sent again. */
export const resendDelayMs = 30_000

/**
 * A `request` for a message, which can be sent again after a wait. The wait starts with `startResendWait`, and
 * goes on if the person tries the code from the message in the meantime. Another message is sent in a state of its own,
 * so that what the page shows about the last one stays:
 *
 *     sent: {
 *       initial: 'resendWait',
 *       states: {
 *         resendWait: resend.wait('ready'),
 *         ready: { on: { 'email.resend': { target: 'resending' } } },
 *         resending: {
 *           tags: 'busy',
 *           entry: 'clearFailure',
 *           invoke: { id: 'sendEmail', src: 'sendEmail' },
 *           after: request.timeLimit('ready'),
 *           on: {
 *             'email.sent': { target: 'resendWait', actions: 'startResendWait' },
 *             ...resend.failures('ready', 'resendWait'),
 *           },
 *         },
 *       },
 *     },
 */
export const resend = {
  actions: resendActions,
  delays: {
    ...request.delays,
    resendWait: ({ context: { resendAt } }: { context: ResendContext }) =>
      Math.max(0, (resendAt ?? 0) - Date.now()),
  },

  /** No other message can be requested for a while. */
  wait: (ready: string) =>
    ({ after: { resendWait: { target: ready, actions: 'endResendWait' } } }) as const,

  /** If another message fails, the last one still counts. After "too many requests", the wait starts again. */
  failures: (back: string, waiting = back) =>
    ({
      'error.too-many-requests': { target: waiting, actions: 'extendResendWait' },
      'error.*': { target: back, actions: 'setFailure' },
    }) as const,
}

function resendActions<Context extends ResendContext, Event extends EventObject>() {
  const set = assignPart<ResendContext, Context, Event>
  return {
    ...request.actions<Context, Event>(),
    startResendWait: set(() => ({ ...initialRequest, resendAt: Date.now() + resendDelayMs })),
    extendResendWait: set((args) => {
      const { coolDownEndsAt: resendAt, ...refusal } = throttled(args)
      return { ...refusal, resendAt }
    }),
    endResendWait: set(({ context: { failure } }) => ({
      resendAt: null,
      failure: failure?.kind === 'too-many-requests' ? null : failure,
    })),
  }
}
