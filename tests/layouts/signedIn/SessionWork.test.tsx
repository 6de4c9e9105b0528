import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { User } from '#src/domain/session/user.ts'
import { deviceSessionLogic } from '#src/firebase/devices/deviceSession.ts'
import { sessionRefreshLogic } from '#src/firebase/session/sessionRefresh.ts'
import { SessionWork } from '#src/layouts/signedIn/SessionWork.tsx'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada, nemo } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

it('an account’s session is kept fresh, and its device is listed', () => {
  const { running } = workFor(ada)
  expect(running()).toEqual({ refreshed: 1, listed: [{ uid: 'ada-1815' }] })
})

it('a guest’s device is listed once they have an account', () => {
  const { auth, running } = workFor(nemo)
  expect(running()).toEqual({ refreshed: 1, listed: [] })
  act(() => auth.report({ type: 'session.found', user: { ...nemo, isAnonymous: false } }))
  expect(running()).toEqual({ refreshed: 1, listed: [{ uid: 'nemo' }] })
})

type OfPerson = { uid: string }

function workFor(user: User) {
  const readToken = stubPort<never>()
  const refresh = sessionRefreshLogic.provide({
    actors: { watchPageShown: stubPort<never>().actor, readToken: readToken.actor },
  })
  const registerSession = stubPort<never, OfPerson>()
  const device = deviceSessionLogic.provide({
    actors: {
      watchRevocation: stubPort<never, OfPerson>().actor,
      watchSessionLimit: stubPort<never, OfPerson>().actor,
      registerSession: registerSession.actor,
    },
  })
  const auth = stubAuth()
  auth.report({ type: 'session.found', user })
  renderView(
    <WithLogic of={sessionRefreshLogic} as={refresh}>
      <WithLogic of={deviceSessionLogic} as={device}>
        <SessionWork />
      </WithLogic>
    </WithLogic>,
    auth,
  )
  return {
    auth,
    running: () => ({ refreshed: readToken.inputs.length, listed: registerSession.inputs }),
  }
}
