import { fromCallback } from 'xstate'
import { readAccount, watchPage } from '../firebase/verification.ts'
import { verificationMachine } from '../machines/verificationMachine.ts'

/** Waiting for a verified e-mail, wired to the page and the provider. */
export const verificationFlow = verificationMachine.provide({
  actors: { watchPage: fromCallback(watchPage), readAccount: fromCallback(readAccount) },
})
