import { expect, it, vi } from 'vitest'
import { revokeSessionsAtFirebase } from '#src/firebase/session/end/revokeSessionsAtFirebase.ts'
import { fakeStorage } from '#tests/support/fakes/fakeStorage.ts'
import { authServer } from '#tests/support/session/authServer.ts'
import { signIn } from '#tests/support/session/signIn.ts'

const google = { providerId: 'google.com' }
const password = { providerId: 'password' }

it('the temporary password of an interrupted sign-out is not tried on the next account', async () => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  const ada = await signIn({ uid: 'ada', email: 'ada@example.com', providerUserInfo: [google] })
  authServer.answers.set('accounts:update', ({ deleteProvider }) => {
    if (deleteProvider) throw new Error('TOO_MANY_ATTEMPTS_TRY_LATER')
    return Object.assign(authServer.accounts.get('ada') ?? {}, {
      providerUserInfo: [google, password],
    })
  })
  const refused = { code: 'auth/too-many-requests' }
  await expect(revokeSessionsAtFirebase(ada)).rejects.toMatchObject(refused)
  const bob = await signIn({ uid: 'bob', email: 'bob@example.com', providerUserInfo: [password] })
  authServer.calls = []
  const asked = { code: 'auth/requires-recent-login' }
  await expect(revokeSessionsAtFirebase(bob)).rejects.toMatchObject(asked)
  expect(authServer.calls).toEqual(['accounts:lookup'])
})
