import { fromCallback } from 'xstate'
import { signInAsGuest } from '../../firebase/guest/guestAccount.ts'
import { guestSignInMachine } from '../../machines/guest/guestSignInMachine.ts'
import { preloadPopup } from '../../firebase/signIn/identityProviders/popupResolver.ts'
import { signInByPopup } from '../../firebase/signIn/identityProviders/popups.ts'
import { openRedirect, resumeRedirect } from '../../firebase/signIn/identityProviders/redirect.ts'
import { providerMachine } from '../../machines/signIn/providerMachine.ts'
import { sendSignInLink } from '../../firebase/signIn/linkSignIn.ts'
import { emailRequestMachine } from '../../machines/signIn/emailRequestMachine.ts'
import { isSharedComputer } from '../../stores/isSharedComputer.ts'

/** Signs in as a guest. */
export const guestEntryLogic = guestSignInMachine.provide({
  actors: { signInAsGuest: fromCallback(signInAsGuest) },
})

/** Signs in with a provider in a popup, or by redirect if popups are blocked. */
export const providerSignInLogic = providerMachine.provide({
  actors: {
    openPopup: fromCallback(signInByPopup),
    openRedirect: fromCallback(openRedirect),
    resumeRedirect: fromCallback(resumeRedirect),
  },
  actions: { preloadPopup },
})

/** Requests the email with a sign-in link. */
export const signInLinkEmailLogic = emailRequestMachine.provide({
  actors: { sendEmail: fromCallback(sendSignInLink(isSharedComputer)) },
})
