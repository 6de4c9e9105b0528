import { FirebaseError } from 'firebase/app'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromCallback, setup } from 'xstate'
import { rememberError } from '#src/firebase/sdk/lastErrors.ts'
import { findPendingProviderLink } from '#src/firebase/signIn/identityProviders/pendingProviderLink.ts'

const kind = 'account-exists-with-different-credential'

describe('a pending link', () => {
  beforeEach(() => {
    const response = { providerId: 'google.com', oauthIdToken: 'id-token' }
    const data = { email: 'ada@example.com', _tokenResponse: response }
    rememberError(kind, new FirebaseError(`auth/${kind}`, 'There already is one.', data))
  })

  it('is found for the person with the same email address', async () => {
    expect(await findFor('ada@example.com')).toEqual({
      type: 'pendingProviderLink.found',
      providerId: 'google.com',
    })
  })

  it('is found for the email address in any case', async () => {
    expect(await findFor('Ada@Example.COM')).toEqual({
      type: 'pendingProviderLink.found',
      providerId: 'google.com',
    })
  })

  it('is dropped when someone else signs in', async () => {
    expect(await findFor('nemo@example.com')).toEqual({ type: 'pendingProviderLink.none' })
    expect(await findFor('ada@example.com')).toEqual({ type: 'pendingProviderLink.none' })
  })
})

function findFor(email: string): Promise<unknown> {
  return new Promise((resolve) => {
    const listener = setup({
      actors: { find: fromCallback(findPendingProviderLink) },
    }).createMachine({
      invoke: { src: 'find', input: { email } },
      on: { '*': { actions: ({ event }) => resolve(event) } },
    })
    createActor(listener).start()
  })
}
