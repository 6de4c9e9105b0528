import { fromCallback } from 'xstate'
import {
  awaitRecentLogin,
  confirmPassword,
  sendConfirmationLink,
} from '../../firebase/security/reauthentication.ts'
import { reauthenticationMachine } from '../../machines/security/reauthenticationMachine.ts'
import { isSharedComputer } from '../../stores/sharedComputerStore.ts'
import { preloadPopup } from '../../firebase/signIn/identityProviders/popupResolver.ts'
import { reauthenticateByPopup } from '../../firebase/signIn/identityProviders/popups.ts'
import { nothingToResume } from '../../firebase/signIn/identityProviders/redirect.ts'
import { providerMachine } from '../../machines/signIn/providerMachine.ts'

/** Confirms the person's identity. */
export const reauthenticationLogic = reauthenticationMachine.provide({
  actors: {
    awaitRecentLogin: fromCallback(awaitRecentLogin),
    confirmPassword: fromCallback(confirmPassword),
    sendLink: fromCallback(sendConfirmationLink(isSharedComputer)),
  },
})

/** Confirms the person's identity with a provider, always in a popup. */
export const providerReauthenticationLogic = providerMachine.provide({
  actors: {
    openPopup: fromCallback(reauthenticateByPopup),
    resumeRedirect: fromCallback(nothingToResume),
  },
  actions: { preloadPopup },
})
