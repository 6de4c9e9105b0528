import { afterEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { deferUntilInteractive } from '#src/startup/deferUntilInteractive.ts'
import { authMachine, type SessionEvent } from '#src/machines/authMachine.ts'
import { connectionMachine } from '#src/machines/session/connectionMachine.ts'
import { ada } from '#tests/support/users.ts'

const found: SessionEvent = { type: 'session.found', user: ada }

afterEach(() => vi.unstubAllGlobals())

it('without a prerendered page, a person is signed in as soon as they are found', () => {
  vi.stubGlobal('prerendered', { isShown: false, interactive: new Promise(() => undefined) })
  const { actor, report } = start()
  expect(actor.getSnapshot().hasTag('splash')).toBe(true)
  report(found)
  expect(actor.getSnapshot().hasTag('signedIn')).toBe(true)
})

it('a prerendered page is for signed-out people until it is interactive', async () => {
  let markInteractive: (() => void) | undefined
  const interactive = new Promise<void>((resolve) => (markInteractive = resolve))
  vi.stubGlobal('prerendered', { isShown: true, interactive })
  const { actor, report } = start()
  expect(actor.getSnapshot().hasTag('signedOut')).toBe(true)
  report(found)
  await settled()
  expect(actor.getSnapshot().hasTag('signedOut')).toBe(true)
  markInteractive?.()
  await settled()
  expect(actor.getSnapshot().context.user).toEqual(ada)
})

it('what is reported before a prerendered page is interactive counts in its order', async () => {
  vi.stubGlobal('prerendered', { isShown: true, interactive: Promise.resolve() })
  const { actor, report } = start()
  report(found)
  report({ type: 'session.missing' })
  await settled()
  expect(actor.getSnapshot().hasTag('signedOut')).toBe(true)
})

function start() {
  const listeners: ((event: SessionEvent) => void)[] = []
  const watchSession = deferUntilInteractive(({ sendBack }) => void listeners.push(sendBack))
  const connection = connectionMachine.provide({
    actors: { watchConnection: fromCallback(() => undefined) },
  })
  const logic = authMachine.provide({
    actors: { watchSession: fromCallback(watchSession), connection },
  })
  const actor = createActor(logic).start()
  return { actor, report: (event: SessionEvent) => listeners.at(-1)?.(event) }
}

/** Whatever waits for a promise has run. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
