import { expect, it, onTestFinished } from 'vitest'
import { createActor } from 'xstate'
import { deviceSessionLogic } from '#src/firebase/devices/deviceSession.ts'
import { sessionEndRequest } from '#src/firebase/sdk/signals.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'

const port = () => stubPort<{ type: 'session.signedOutElsewhere' }, { uid: string }>().actor

it.each([
  ['session.tooOld', 'tooOld'],
  ['session.signedOutElsewhere', 'signedOutElsewhere'],
] as const)('ends the session with its reason: %s, %s', (type, reason) => {
  const ends: unknown[] = []
  onTestFinished(sessionEndRequest.subscribe((end) => void ends.push(end)))
  const logic = deviceSessionLogic.provide({
    actors: { watchRevocation: port(), watchSessionLimit: port(), registerSession: port() },
  })
  createActor(logic, { input: { uid: 'ada' } })
    .start()
    .send({ type })
  expect(ends).toEqual([{ reason, uid: 'ada' }])
})
