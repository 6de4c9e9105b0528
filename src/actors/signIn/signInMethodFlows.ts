import { fromCallback } from 'xstate'
import { enterAsGuest } from '../../firebase/guest/guestAccount.ts'
import { guestEntryMachine } from '../../machines/guest/guestEntryMachine.ts'
import { warmUp } from '../../firebase/signIn/identityProviders/popupResolver.ts'
import { signInByPopup } from '../../firebase/signIn/identityProviders/popups.ts'
import { openRedirect, resumeRedirect } from '../../firebase/signIn/identityProviders/redirect.ts'
import { providerMachine } from '../../machines/signIn/providerMachine.ts'
import { sendSignInLink } from '../../firebase/signIn/linkSignIn.ts'
import { mailRequestMachine } from '../../machines/signIn/mailRequestMachine.ts'
import { isSharedComputer } from '../../stores/isSharedComputer.ts'

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
