import { expect, it } from 'vitest'
import { createActor, type AnyStateMachine } from 'xstate'
import { pictureMachine } from '#src/machines/account/pictureMachine.ts'
import { deviceSessionMachine } from '#src/machines/devices/deviceSessionMachine.ts'
import { guestMoveMachine } from '#src/machines/guest/guestMoveMachine.ts'
import { identityProviderMachine } from '#src/machines/signIn/identityProviderMachine.ts'
import { pendingProviderLinkMachine } from '#src/machines/signIn/pendingProviderLinkMachine.ts'
import { leakedPasswordMachine } from '#src/machines/signUp/leakedPasswordMachine.ts'

const machines: readonly AnyStateMachine[] = [
  deviceSessionMachine,
  guestMoveMachine,
  pendingProviderLinkMachine,
  pictureMachine,
  identityProviderMachine,
]

it.each(machines)(
  "throws the name of each action of $id that the app hasn't provided",
  (machine) => {
    const actions = Object.entries(machine.implementations.actions).filter(
      (entry): entry is [string, () => never] =>
        typeof entry[1] === 'function' && !('type' in entry[1]),
    )
    expect(actions.length).toBeGreaterThan(0)
    for (const [name, action] of actions) expect(action).toThrow(`"${name}" was not provided.`)
  },
)

it('throws the name of a port that the app hasn’t provided', () => {
  const failures: unknown[] = []
  const actor = createActor(leakedPasswordMachine)
  actor.subscribe({ error: (error) => failures.push(error) })
  actor.start().send({ type: 'password.chosen', password: 'notes' })
  expect(failures).toEqual([new Error('"checkLeaked" was not provided.')])
})
