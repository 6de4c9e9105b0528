import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, setup } from 'xstate'
import { withRecentSignIn, type Change } from '#src/firebase/session/recentSignIn/recentSignIn.ts'
import { signIn } from '#tests/support/session/signIn.ts'

const tooOld = Object.assign(new Error('too old'), { code: 'auth/requires-recent-login' })

describe('a change that needs a recent sign-in', () => {
  beforeEach(() => signIn({ uid: 'ada' }))
  afterEach(() => vi.useRealTimers())

  it('waits with what was typed, and is made after the person has confirmed their identity', async () => {
    const { change: rename, calls } = renaming([tooOld])
    expect(await outcomeOf(rename.make, 'Ada King')).toBe('error.requires-recent-login')
    expect(await outcomeOf(rename.resume)).toBe('change.made')
    expect(calls).toEqual(['Ada King', 'Ada King'])
  })

  it("doesn't make the pending change of another row", async () => {
    const first = renaming([tooOld])
    const second = renaming([])
    await outcomeOf(first.change.make, 'waits')
    await outcomeOf(second.change.make, 'done')
    expect(await outcomeOf(second.change.resume)).toBe('error.internal-error')
    expect(await outcomeOf(first.change.resume)).toBe('change.made')
    expect(second.calls).toEqual(['done'])
  })

  it("isn't made for someone else who signed in meanwhile", async () => {
    const { change: rename, calls } = renaming([tooOld])
    await outcomeOf(rename.make, 'Ada King')
    await signIn({ uid: 'bob' })
    expect(await outcomeOf(rename.resume)).toBe('error.user-mismatch')
    expect(calls).toEqual(['Ada King'])
  })

  it('waits for ten minutes of its own if an earlier one was refused late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const refusals: (() => void)[] = []
    const rename = withRecentSignIn<string>(
      () =>
        new Promise((resolve, reject) => {
          if (refusals.length === 2) resolve()
          else refusals.push(() => reject(tooOld))
        }),
    )
    const outcomes = ['Ada King', 'Ada Byron'].map((name) => outcomeOf(rename.make, name))
    for (const refuse of refusals) {
      refuse()
      await outcomes.shift()
      vi.advanceTimersByTime(6 * 60_000)
    }
    vi.useRealTimers()
    expect(await outcomeOf(rename.resume)).toBe('change.made')
  })

  it('is dropped when it is canceled, or refused for another reason', async () => {
    const { change: rename } = renaming([tooOld, new TypeError('no')])
    await outcomeOf(rename.make, 'Ada King')
    rename.discard()
    expect(await outcomeOf(rename.resume)).toBe('error.internal-error')
    await outcomeOf(rename.make, 'Ada Byron')
    expect(await outcomeOf(rename.resume)).toBe('error.internal-error')
  })
})

function renaming(failures: Error[]) {
  const calls: string[] = []
  const renamed = withRecentSignIn(async (name: string) => {
    calls.push(name)
    const failure = failures.shift()
    if (failure) throw failure
  })
  return { change: renamed, calls }
}

/** Returns the type of the event that the port sends. */
function outcomeOf(port: Change<string>['make'] | Change<string>['resume'], input = '') {
  return new Promise<string>((resolve) => {
    const machine = setup({ actors: { port: fromCallback(port as Change<string>['make']) } })
    const listener = machine.createMachine({
      invoke: { src: 'port', input },
      on: { '*': { actions: ({ event }) => resolve(event.type) } },
    })
    createActor(listener).start()
  })
}
