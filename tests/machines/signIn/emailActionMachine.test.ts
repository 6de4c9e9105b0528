import { expect, it } from 'vitest'
import type { ActionMode } from '#src/domain/signIn/emailAction.ts'
import {
  emailActionMachine,
  type EmailActionContext,
  type EmailActionEvent,
} from '#src/machines/signIn/emailActionMachine.ts'
import { nextActions } from '#src/domain/failure.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'
import { describeWalk, walkChart } from '#tests/support/statechart/walks.ts'

const code = 'code-from-the-mail'
const password = 'notes on the engine'
const email = 'ada@example.com'
const change = { email, previousEmail: null, factor: null }

const check = { type: 'link.check', code } as const
const accepted = { type: 'link.accepted', change } as const
const apply = { type: 'link.apply', code } as const
const submit = { type: 'password.submit', code, password } as const
const follow = { type: 'link.follow', code, email, guest: 'keep' } as const

const signInOnly = ['link.unrecognized', 'link.otherEmail', 'link.follow', 'identity.confirmed']

const model = {
  machine: emailActionMachine,
  events: [
    check,
    accepted,
    { type: 'link.unrecognized' },
    { type: 'link.otherEmail' },
    apply,
    submit,
    follow,
    { type: 'link.used' },
    { type: 'identity.confirmed' },
    { type: 'link.alreadyDone' },
    { type: 'link.spent' },
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
      !snapshot.hasTag('refused') || snapshot.context.failure !== null,
    'no failure if the link was used, or its change is already in effect': (snapshot) =>
      !(['used', 'confirmed', 'alreadyDone'] as const).some((tag) => snapshot.hasTag(tag)) ||
      snapshot.context.failure === null,
    'the email address that is taken': (snapshot) =>
      !snapshot.hasTag('taken') || snapshot.context.email === email,
    'a way to retry whenever one is promised': (snapshot) => {
      const { failure } = snapshot.context
      const isPromised = failure !== null && nextActions[failure.kind] === 'retry'
      const retries: EmailActionEvent[] = [check, apply, submit, follow]
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
function walksOf(mode: ActionMode, unsaid: readonly string[]) {
  const events = model.events.filter(({ type }) => !unsaid.includes(type))
  return walkChart({ ...model, events, input: { mode } }).map((walk) => ({
    walk: describeWalk(walk),
    tags: walk.last.snapshot.tags,
    context: walk.last.snapshot.context as EmailActionContext,
  }))
}

/** A valid link of this kind was opened. */
function tellOf(mode: ActionMode) {
  const story = begin(emailActionMachine, { mode })
  story.send(check)
  expect([story.tags(), story.atWork()]).toEqual([['checking'], { checkLink: { mode, code } }])
  story.send(accepted)
  expect([story.tags(), story.atWork(), story.context().change]).toEqual([['ready'], {}, change])
  return story
}

it('changes nothing when it is opened, and makes its change on a click', () => {
  const story = tellOf('verifyEmail')
  story.send(apply)
  expect([story.tags(), story.atWork()]).toEqual([
    ['busy', 'ready'],
    { applyLink: { mode: 'verifyEmail', code, change } },
  ])
  story.send({ type: 'link.used' })
  expect([story.tags(), story.context().change]).toEqual([['used'], change])
})

it('accepts another password if the server wants a better one', () => {
  const story = tellOf('resetPassword')
  story.send(submit)
  expect(story.atWork()).toEqual({ savePassword: { code, password, email } })
  story.send(failed('weak-password'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([['ready'], 'weak-password'])
  story.send(submit, { type: 'link.used' })
  expect([story.tags(), story.context().failure]).toEqual([['used'], null])
})

it("asks for the email address if the known one was wrong, or isn't the intended one", () => {
  const story = tellOf('signIn')
  story.send({ type: 'link.otherEmail' })
  expect([story.tags(), story.context().change]).toEqual([['ready'], null])
  story.send(follow)
  expect(story.atWork()).toEqual({ followLink: { code, email, guest: 'keep' } })
  story.send(failed('invalid-email'))
  expect([story.tags(), story.context()]).toMatchObject([
    ['ready'],
    { change: null, failure: { kind: 'invalid-email' } },
  ])
})

it('lets a guest whose address has an account sign in to it, unless they want to stay a guest', () => {
  const story = tellOf('signIn')
  story.send(follow, failed('email-already-in-use'))
  expect([story.tags(), story.context().email]).toEqual([['taken'], email])
  story.send({ ...follow, guest: 'leave' })
  expect(story.atWork()).toEqual({ followLink: { code, email, guest: 'leave' } })
  story.send({ type: 'identity.confirmed' })
  expect(story.tags()).toEqual(['confirmed'])
})

it("reports that the change couldn't be made if the address was taken meanwhile", () => {
  const story = tellOf('verifyAndChangeEmail')
  story.send(apply, failed('email-already-in-use'))
  expect([story.tags(), story.context()]).toMatchObject([
    ['ready'],
    { change, failure: { kind: 'email-already-in-use' } },
  ])
})

it.each([
  ['is checked', [check], ['unchecked']],
  ['is used', [check, accepted, apply], ['ready']],
] as const)('gives up after a minute and a half without an answer while it %s', (_, way, tags) => {
  const story = begin(emailActionMachine, { mode: 'verifyEmail' })
  story.send(...way)
  story.wait(89_999)
  expect(story.tags()).not.toEqual(tags)
  story.wait(1)
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    tags,
    {},
    'network-request-failed',
  ])
})

it.each([
  ['link.alreadyDone', 'alreadyDone', undefined],
  ['link.spent', 'refused', 'invalid-action-code'],
] as const)('checks what a spent link was for: %s', (type, tag, failure) => {
  const story = tellOf('verifyEmail')
  story.send(apply, failed('invalid-action-code'))
  expect(story.atWork()).toEqual({ checkAfterwards: { mode: 'verifyEmail' } })
  story.send({ type })
  expect([story.tags(), story.context().failure?.kind]).toEqual([[tag], failure])
})
