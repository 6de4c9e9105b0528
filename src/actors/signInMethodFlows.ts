import { fromCallback } from 'xstate'
import { enterAsGuest } from '../firebase/guest/guestAccount.ts'
import { guestEntryMachine } from '../machines/guestEntryMachine.ts'
import { warmUp } from '../firebase/identityProviders/popupResolver.ts'
import { signInByPopup } from '../firebase/identityProviders/popups.ts'
import { openRedirect, resumeRedirect } from '../firebase/identityProviders/redirect.ts'
import { providerMachine } from '../machines/providerMachine.ts'
import { recordLastMethod } from '../stores/lastMethodStore.ts'
import { sendSignInLink } from '../firebase/auth/linkSignIn.ts'
import { mailRequestMachine } from '../machines/mailRequestMachine.ts'
import { isSharedComputer } from '../stores/isSharedComputer.ts'

/** Going in without an account, wired to the provider. */
export const guestEntryFlow = guestEntryMachine.provide({
  actors: { enterAsGuest: fromCallback(enterAsGuest) },
})

/** Signing in with a provider, in a popup or, where that is blocked, by redirect. */
export const providerSignInFlow = providerMachine.provide({
  actors: {
    openPopup: fromCallback(signInByPopup),
    openRedirect: fromCallback(openRedirect),
    resumeRedirect: fromCallback(resumeRedirect),
  },
  actions: { warmUp, recordUse: ({ context }) => recordLastMethod(context.providerId) },
})

/** Asking for a mail with a link to sign in, wired to the provider. */
export const signInLinkMailFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendSignInLink(isSharedComputer)) },
})
