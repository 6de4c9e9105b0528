import { expect, it } from 'vitest'
import { nextActions } from '#src/domain/failure.ts'
import type { EmailActionMode } from '#src/domain/signIn/emailAction.ts'
import {
  emailActionMachine,
  type EmailActionContext,
  type EmailActionEvent,
} from '#src/machines/signIn/emailActionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'
import { describeWalk, walkChart } from '#tests/support/statechart/walks.ts'

const code = 'code-from-the-mail'
const password = 'notes on the engine'
const email = 'ada@example.com'
const change = { email, previousEmail: null, factor: null }

const check = { type: 'link.check', code } as const
const accepted = { type: 'link.accepted', change } as const
const apply = { type: 'link.apply', code } as const
const submit = { type: 'password.submit', code, password } as const
const signIn = { type: 'link.signIn', code, email, guest: 'keep' } as const

const signInOnly = ['link.unrecognized', 'email.change', 'link.signIn', 'identity.confirmed']

const model = {
  machine: emailActionMachine,
  events: [
    check,
    accepted,
    { type: 'link.unrecognized' },
    { type: 'email.change' },
    apply,
    submit,
    signIn,
    { type: 'link.used' },
    { type: 'identity.confirmed' },
    { type: 'link.alreadyDone' },
    { type: 'link.alreadyUsed' },
    failed('network-request-failed'),
    failed('invalid-action-code'),
    failed('invalid-credential'),
    failed('user-disabled'),
    failed('too-many-requests'),
    failed('email-already-in-use'),
    failed('invalid-email'),
    failed('weak-password'),
  ] satisfies EmailActionEvent[],
  volatileContext: ['coolDownEndsAt' as const],
  unboundedContext: ['throttleCount' as const],
}

describeMachine({
  ...model,
  input: { mode: 'verifyEmail' },
  invariants: {
    'no code and no password': ({ context }) =>
      ![code, password].some((secret) => JSON.stringify(context).includes(secret)),
    'a failure whenever the link was refused': (snapshot) =>
      !snapshot.matches('refused') || snapshot.context.failure !== null,
    'no failure if the link was used, or its change is already in effect': (snapshot) =>
      !(['used', 'confirmed', 'alreadyDone'] as const).some((end) => snapshot.matches(end)) ||
      snapshot.context.failure === null,
    'the email address that is taken': (snapshot) =>
      !snapshot.hasTag('emailTaken') || snapshot.context.email === email,
    'a way to retry whenever one is promised': (snapshot) => {
      const { failure } = snapshot.context
      const isPromised = failure !== null && nextActions[failure.kind] === 'retry'
      const retries: EmailActionEvent[] = [check, apply, submit, signIn]
      return !isPromised || retries.some((retry) => snapshot.can(retry))
    },
  },
})

it('offers no change and no form before it is known whose it is', () => {
  const breaking = walksOf('resetPassword', signInOnly).filter(
    ({ tags, context }) => (tags.has('ready') || tags.has('used')) && context.change !== change,
  )
  expect(breaking).toEqual([])
})

it('asks for the email address if it was wrong', () => {
  const breaking = walksOf('signIn', [apply.type, submit.type]).filter(
    ({ context }) => context.failure?.kind === 'invalid-email' && context.change !== null,
  )
  expect(breaking).toEqual([])
})

/** Where every walk for a link of this kind ends, without what its page never sends. */
function walksOf(mode: EmailActionMode, unsaid: readonly string[]) {
  const events = model.events.filter(({ type }) => !unsaid.includes(type))
  return walkChart({ ...model, events, input: { mode } }).map((walk) => ({
    walk: describeWalk(walk),
    tags: walk.last.snapshot.tags,
    context: walk.last.snapshot.context as EmailActionContext,
  }))
}

/** A valid link of this kind was opened. */
function startChecking(mode: EmailActionMode) {
  const actor = startActor(emailActionMachine, { mode })
  actor.send(check)
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['checking'],
    { checkLink: { mode, code } },
  ])
  actor.send(accepted)
  expect([actor.tags(), actor.runningPorts(), actor.context().change]).toEqual([
    ['ready'],
    {},
    change,
  ])
  return actor
}

it('changes nothing when it is opened, and makes its change on a click', () => {
  const actor = startChecking('verifyEmail')
  actor.send(apply)
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['busy', 'ready'],
    { applyLink: { mode: 'verifyEmail', code, change } },
  ])
  actor.send({ type: 'link.used' })
  expect([actor.state(), actor.context().change]).toEqual(['used', change])
})

it('accepts another password if the server wants a better one', () => {
  const actor = startChecking('resetPassword')
  actor.send(submit)
  expect(actor.runningPorts()).toEqual({ savePassword: { code, password, email } })
  actor.send(failed('weak-password'))
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([['ready'], 'weak-password'])
  actor.send(submit, { type: 'link.used' })
  expect([actor.state(), actor.context().failure]).toEqual(['used', null])
})

it("asks for the email address if the known one was wrong, or isn't the intended one", () => {
  const actor = startChecking('signIn')
  actor.send({ type: 'email.change' })
  expect([actor.tags(), actor.context().change]).toEqual([['ready'], null])
  actor.send(signIn)
  expect(actor.runningPorts()).toEqual({ signInWithLink: { code, email, guest: 'keep' } })
  actor.send(failed('invalid-email'))
  expect([actor.tags(), actor.context()]).toMatchObject([
    ['ready'],
    { change: null, failure: { kind: 'invalid-email' } },
  ])
})

it('lets a guest whose address has an account sign in to it, unless they want to stay a guest', () => {
  const actor = startChecking('signIn')
  actor.send(signIn, failed('email-already-in-use'))
  expect([actor.tags(), actor.context().email]).toEqual([['emailTaken'], email])
  actor.send({ ...signIn, guest: 'askLater' })
  expect(actor.runningPorts()).toEqual({ signInToExisting: { code, email, guest: 'askLater' } })
  actor.send({ type: 'link.used' })
  expect(actor.state()).toBe('used')
})

it('offers a guest to sign in to the account again after a failure, and never to keep the guest account', () => {
  const actor = startChecking('signIn')
  actor.send(signIn, failed('email-already-in-use'), { ...signIn, guest: 'askLater' })
  actor.send(failed('network-request-failed'))
  expect([actor.tags(), actor.context()]).toMatchObject([
    ['emailTaken'],
    { email, failure: { kind: 'network-request-failed' } },
  ])
  actor.send({ ...signIn, guest: 'askLater' }, failed('too-many-requests'))
  expect(actor.tags()).toEqual(['coolingDown', 'emailTaken'])
})

it("reports that the change couldn't be made if the address was taken meanwhile", () => {
  const actor = startChecking('verifyAndChangeEmail')
  actor.send(apply, failed('email-already-in-use'))
  expect([actor.tags(), actor.context()]).toMatchObject([
    ['ready'],
    { change, failure: { kind: 'email-already-in-use' } },
  ])
})

it.each([
  ['is checked', [check], ['unchecked']],
  ['is used', [check, accepted, apply], ['ready']],
] as const)('gives up after a minute and a half without an answer while it %s', (_, way, tags) => {
  const actor = startActor(emailActionMachine, { mode: 'verifyEmail' })
  actor.send(...way)
  actor.wait(89_999)
  expect(actor.tags()).not.toEqual(tags)
  actor.wait(1)
  expect([actor.tags(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    tags,
    {},
    'network-request-failed',
  ])
})

it.each([
  ['link.alreadyDone', 'alreadyDone', undefined],
  ['link.alreadyUsed', 'refused', 'invalid-action-code'],
] as const)('checks what a spent link was for: %s', (type, state, failure) => {
  const actor = startChecking('verifyEmail')
  actor.send(apply, failed('invalid-action-code'))
  expect(actor.runningPorts()).toEqual({ checkIfApplied: { mode: 'verifyEmail' } })
  actor.send({ type })
  expect([actor.state(), actor.context().failure?.kind]).toEqual([state, failure])
})
