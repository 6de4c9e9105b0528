import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { authMachine, type SessionEvent } from '#src/machines/authMachine.ts'
import { connectionMachine } from '#src/machines/session/connectionMachine.ts'
import { deferUntilInteractive } from '#src/startup/prerendered.ts'
import { prepareMarkup } from '#tests/support/prerenderedPage.ts'
import { ada } from '#tests/support/users.ts'

const found: SessionEvent = { type: 'session.found', user: ada }

it('without a prerendered page, a person is signed in as soon as they are found', async () => {
  await prepareMarkup('', false)
  const { actor, report } = start()
  expect(actor.getSnapshot().matches({ initializing: 'waiting' })).toBe(true)
  report(found)
  expect(actor.getSnapshot().matches('signedIn')).toBe(true)
})

it('a prerendered page is for signed-out people until it is interactive', async () => {
  const { page, root } = await prepareMarkup()
  const { actor, report } = start()
  expect(actor.getSnapshot().matches('signedOut')).toBe(true)
  report(found)
  await settled()
  expect(actor.getSnapshot().matches('signedOut')).toBe(true)
  page.markInteractive(root)
  await settled()
  expect(actor.getSnapshot().context.user).toEqual(ada)
})

it('what is reported before a prerendered page is interactive counts in its order', async () => {
  const { page, root } = await prepareMarkup()
  page.markInteractive(root)
  const { actor, report } = start()
  report(found)
  report({ type: 'session.missing' })
  await settled()
  expect(actor.getSnapshot().matches('signedOut')).toBe(true)
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
