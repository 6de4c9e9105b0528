import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { createInspector } from '#src/dev/inspector.ts'
import { redact } from '#src/dev/redact.ts'
import { emailActionMachine } from '#src/machines/signIn/emailActionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'

const password = 'canary-password'
const code = 'canary-code'

describe('what is sent to the inspector', () => {
  const inspectorWindow = { postMessage: vi.fn<(message: unknown) => void>() }
  const sent = () => JSON.stringify(inspectorWindow.postMessage.mock.calls)

  beforeEach(() => {
    inspectorWindow.postMessage.mockClear()
    vi.spyOn(window, 'open').mockReturnValue(inspectorWindow as unknown as Window)
  })
  afterEach(() => void vi.restoreAllMocks())

  it('tells of the running auth actor, its chart and every event, without password and email', async () => {
    const { report } = stubAuth(openInspector())
    report({ type: 'session.missing' })
    report({ type: 'signIn.submit', email: 'ada@example.com', password })
    report(failed('invalid-credential'))
    report({ type: 'signUp.submit', email: 'ada@example.com', password })
    await vi.waitFor(() => expect(sent()).toContain('signUp.submit'))
    expect(sent()).toContain('"***"')
    expect(sent()).toContain('coolingDown')
    expect(sent()).not.toContain(password)
    expect(sent()).not.toContain('ada@example.com')
  })

  it('tells of the code from an email no more than that it was there', async () => {
    const actor = createActor(
      emailActionMachine.provide({
        actors: { checkLink: fromCallback(silent), savePassword: fromCallback(silent) },
      }),
      { input: { mode: 'resetPassword' }, inspect: openInspector() },
    ).start()
    actor.send({ type: 'link.check', code })
    actor.send({
      type: 'link.accepted',
      change: { email: 'ada@example.com', previousEmail: null, factor: null },
    })
    actor.send({ type: 'password.submit', code, password })
    await vi.waitFor(() => expect(sent()).toContain('password.submit'))
    expect(sent()).not.toContain(code)
    expect(sent()).not.toContain(password)
  })
})

describe('redacting', () => {
  it('puts stars in place of every text that is not listed, whatever its key and however deep', () => {
    const answers = { company: 'Acme', color: 'blue' }
    const user = { uid: 'u1', displayName: 'Ada', phoneNumber: '+1555', email: 'ada@example.com' }
    const search = { query: 'divorce', hits: ['one', 'two'], count: 2 }
    expect(redact({ answers, user, search, device: { browser: 'Firefox', isOwn: true } })).toEqual({
      answers: { company: '***', color: '***' },
      user: { uid: '***', displayName: '***', phoneNumber: '***', email: '***' },
      search: { query: '***', hits: ['***', '***'], count: 2 },
      device: { browser: '***', isOwn: true },
    })
  })

  it('puts stars in place of codes that are numbers, and keeps other numbers, flags, and nothing', () => {
    expect(redact({ verificationCode: 123456, attempts: 2, isOpen: false, failure: null })).toEqual(
      {
        verificationCode: '***',
        attempts: 2,
        isOpen: false,
        failure: null,
      },
    )
  })

  it('keeps the types of events and the kinds and codes of errors, and nothing that only looks like one', () => {
    const failure = { kind: 'timeout', code: 'auth/timeout', message: 'For ada@example.com' }
    expect(redact({ type: 'error.timeout', failure })).toEqual({
      type: 'error.timeout',
      failure: { kind: 'timeout', code: 'auth/timeout', message: '***' },
    })
    expect(redact({ code: 'auth/Canary 1', typed: 'auth/canary' })).toEqual({
      code: '***',
      typed: '***',
    })
  })

  it('keeps the state and the tags of a machine, but not the texts of its context', () => {
    const snapshot = {
      status: 'active',
      value: { signedOut: 'idle' },
      tags: ['signedOut'],
      context: { value: 'Diary', tags: ['private'] },
    }
    expect(redact(snapshot)).toEqual({
      ...snapshot,
      context: { value: '***', tags: ['***'] },
    })
  })

  it('leaves an actor its name', () => {
    const event = { type: '@xstate.actor', name: 'auth', sessionId: 'x:0' }
    expect(redact(event)).toEqual(event)
    expect(redact({ type: 'file.add', name: 'Divorce.pdf' })).toEqual({
      type: 'file.add',
      name: '***',
    })
  })
})

const silent = () => undefined

/** The window that was opened answers that it listens, as Stately's page does. */
function openInspector() {
  const inspect = createInspector()
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }))
  return inspect
}
