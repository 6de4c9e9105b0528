import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, sendTo, setup } from 'xstate'
import { withRecentSignIn } from '#src/firebase/session/recentSignIn/recentSignIn.ts'
import { signIn } from '#tests/support/session/signIn.ts'

const tooOld = Object.assign(new Error('too old'), { code: 'auth/requires-recent-login' })

describe('a change that needs a recent sign-in', () => {
  beforeEach(() => signIn({ uid: 'ada' }))
  afterEach(() => vi.useRealTimers())

  it('waits with what was typed, and is made after the person has confirmed their identity', async () => {
    const { calls, outcome, confirm } = rename([tooOld, tooOld])
    expect(await outcome()).toBe('error.requires-recent-login')
    confirm()
    expect(await outcome()).toBe('error.requires-recent-login')
    confirm()
    expect(await outcome()).toBe('change.made')
    expect(calls).toEqual(['Ada King', 'Ada King', 'Ada King'])
  })

  it("isn't made for someone else who signed in meanwhile", async () => {
    const { calls, outcome, confirm } = rename([tooOld])
    await outcome()
    await signIn({ uid: 'bob' })
    confirm()
    expect(await outcome()).toBe('error.user-mismatch')
    expect(calls).toEqual(['Ada King'])
  })

  it.each([
    ['is made just before ten minutes have passed', 599_999, 'change.made', 2],
    ["isn't made after ten minutes", 600_000, 'error.internal-error', 1],
  ])('%s', async (_, wait, expected, count) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { calls, outcome, confirm } = rename([tooOld])
    await outcome()
    vi.advanceTimersByTime(wait)
    confirm()
    expect(await outcome()).toBe(expected)
    expect(calls).toHaveLength(count)
  })

  it('is aborted once the machine leaves, and not while the person confirms their identity', async () => {
    const { outcome, confirm, stop, aborted } = rename([tooOld])
    await outcome()
    confirm()
    await outcome()
    expect(aborted()).toEqual([false, false])
    stop()
    expect(aborted()).toEqual([true, true])
  })
})

/** Runs a port that changes the person's name. Its call fails with these errors first, one after the other. */
function rename(failures: Error[]) {
  const calls: string[] = []
  const signals: AbortSignal[] = []
  const port = withRecentSignIn(async (name: string, signal) => {
    calls.push(name)
    signals.push(signal)
    const failure = failures.shift()
    if (failure) throw failure
  })
  let report: ((outcome: string) => void) | null = null
  const machine = setup({ actors: { rename: fromCallback(port) } }).createMachine({
    invoke: { id: 'rename', src: 'rename', input: 'Ada King' },
    on: {
      'identity.confirmed': { actions: sendTo('rename', { type: 'identity.confirmed' }) },
      '*': { actions: ({ event }) => report?.(event.type) },
    },
  })
  const actor = createActor(machine).start()
  return {
    calls,
    aborted: () => signals.map((signal) => signal.aborted),
    /** The type of the next event that the port sends. */
    outcome: () =>
      new Promise<string>((resolve) => {
        report = resolve
      }),
    confirm: () => actor.send({ type: 'identity.confirmed' }),
    stop: () => actor.stop(),
  }
}
