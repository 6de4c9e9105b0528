import { fromCallback } from 'xstate'
import { enterAsGuest } from '../firebase/guest/guestAccount.ts'
import { guestEntryMachine } from '../machines/guestEntryMachine.ts'
import { warmUp } from '../firebase/identityProviders/popupResolver.ts'
import { signInByPopup } from '../firebase/identityProviders/popups.ts'
import { openRedirect, resumeRedirect } from '../firebase/identityProviders/redirect.ts'
import { providerMachine } from '../machines/providerMachine.ts'
import { sendSignInLink } from '../firebase/auth/linkSignIn.ts'
import { mailRequestMachine } from '../machines/mailRequestMachine.ts'
import { isSharedComputer } from '../stores/isSharedComputer.ts'

/** Signs in as a guest. */
export const guestEntryFlow = guestEntryMachine.provide({
  actors: { enterAsGuest: fromCallback(enterAsGuest) },
})

/** Signs in with a provider in a popup, or by redirect if popups are blocked. */
export const providerSignInFlow = providerMachine.provide({
  actors: {
    openPopup: fromCallback(signInByPopup),
    openRedirect: fromCallback(openRedirect),
    resumeRedirect: fromCallback(resumeRedirect),
  },
  actions: { warmUp },
})

/** Requests the mail with a sign-in link. */
export const signInLinkMailFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendSignInLink(isSharedComputer)) },
})
