import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { createInspector } from '#src/inspector.ts'
import { emailActionMachine } from '#src/machines/emailActionMachine.ts'
import { redact } from '#src/redact.ts'
import { failed } from '#tests/support/failures.ts'
import { stubAuth } from '#tests/support/stubAuth.ts'

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

  it('tells of the code from a mail no more than that it was there', async () => {
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
  it('puts stars in place of every word under a secret name, however deep', () => {
    const token = {
      idToken: 'a',
      refresh_token: 'b',
      nested: [{ oobCode: 'c', verificationCode: 6 }],
    }
    expect(redact({ ...token, newPassword: 'd', typed: 'e' })).toEqual({
      idToken: '***',
      refresh_token: '***',
      nested: [{ oobCode: '***', verificationCode: '***' }],
      newPassword: '***',
      typed: '***',
    })
  })

  it('puts stars into addresses, and keeps the codes of errors', () => {
    const link = 'https://example.com/auth/action?mode=resetPassword&oobCode=canary&lang=en'
    expect(redact({ link, failure: { code: 'auth/timeout' } })).toEqual({
      link: 'https://example.com/auth/action?mode=resetPassword&oobCode=***&lang=en',
      failure: { code: 'auth/timeout' },
    })
  })

  it('lets no secret pass that looks like the code of an error', () => {
    const secrets = { password: 'auth/canary', typed: 'auth/canary', code: 'auth/Canary 1' }
    expect(redact(secrets)).toEqual({ password: '***', typed: '***', code: '***' })
  })

  it('puts stars in place of what a note remembers of its typing, and of what its preview shows', () => {
    const histories = { body: { undo: [{ at: 0, put: 'words' }], redo: [], open: null } }
    const tree = { type: 'root', children: [{ type: 'text', value: 'words' }] }
    expect(redact({ histories, tree, other: { tree: null } })).toEqual({
      histories: '***',
      tree: '***',
      other: { tree: null },
    })
  })

  it('puts stars in place of what a person wrote, and of who they are', () => {
    const row = { id: 'f1', name: 'Divorce.pdf', size: 5 }
    const content = { title: 'Diary', body: 'Nobody knows', pinned: true }
    const user = { uid: 'u1', displayName: 'Ada', phoneNumber: '+1555', email: 'ada@example.com' }
    const parts = [{ text: 'Nobody', isCommon: true }]
    expect(redact({ row, content, user, parts })).toEqual({
      row: { id: 'f1', name: '***', size: 5 },
      content: { title: '***', body: '***', pinned: true },
      user: { uid: 'u1', displayName: '***', phoneNumber: '***', email: '***' },
      parts: [{ text: '***', isCommon: true }],
    })
  })

  it('finds email addresses wherever they stand', () => {
    const notified = {
      link: '/sign-in?email=ada%40example.com&lang=en',
      sentence: 'Sent to ada@example.com, again',
      id: 'ada@example.com',
    }
    expect(redact(notified)).toEqual({
      link: '/sign-in?email=***&lang=en',
      sentence: 'Sent to ***, again',
      id: '***',
    })
  })

  it('leaves an actor its name', () => {
    const event = { type: '@xstate.actor', name: 'auth', sessionId: 'x:0' }
    expect(redact(event)).toEqual(event)
  })
})

const silent = () => undefined

/** The window that was opened answers that it listens, as Stately's page does. */
function openInspector() {
  const inspect = createInspector()
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }))
  return inspect
}
