import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth'
import { configuration } from '../config.ts'
import type { ConfirmLink } from '../machines/linkConfirmationMachine.ts'
import type { IdentityProved } from '../machines/reauthenticationMachine.ts'
import { paths } from '../paths.ts'
import { attempt } from './attempt.ts'
import { currentUser } from './currentUser.ts'

/** The page has taken the code out of the address, so the link is put together again. */
export const confirmLink: ConfirmLink = attempt<IdentityProved, { code: string }>(
  async ({ code }) => {
    const user = currentUser()
    const query = new URLSearchParams({
      mode: 'signIn',
      oobCode: code,
      apiKey: configuration.firebase.apiKey,
    })
    const link = `${location.origin}${paths.emailAction}?${query.toString()}`
    const credential = EmailAuthProvider.credentialWithLink(user.email ?? '', link)
    await reauthenticateWithCredential(user, credential).catch(blameThePerson)
    return { type: 'identity.proved' }
  },
)

/** To a link that was sent to somebody else the provider says that the address is wrong. */
function blameThePerson(error: unknown): never {
  const isOthers = error instanceof Error && 'code' in error && error.code === 'auth/invalid-email'
  throw isOthers ? Object.assign(new Error(error.message), { code: 'auth/user-mismatch' }) : error
}
