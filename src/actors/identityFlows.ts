import { fromCallback } from 'xstate'
import {
  awaitRecentLogin,
  confirmPassword,
  sendConfirmationLink,
} from '../firebase/auth/reauthentication.ts'
import { reauthenticationMachine } from '../machines/reauthenticationMachine.ts'
import { isSharedComputer } from '../stores/isSharedComputer.ts'
import { warmUp } from '../firebase/identityProviders/popupResolver.ts'
import { reauthenticateByPopup } from '../firebase/identityProviders/popups.ts'
import { nothingToResume } from '../firebase/identityProviders/redirect.ts'
import { providerMachine } from '../machines/providerMachine.ts'

/** Confirms the person's identity. */
export const reauthenticationFlow = reauthenticationMachine.provide({
  actors: {
    awaitRecentLogin: fromCallback(awaitRecentLogin),
    confirmPassword: fromCallback(confirmPassword),
    sendLink: fromCallback(sendConfirmationLink(isSharedComputer)),
  },
})

/** Confirms the person's identity with a provider, always in a popup. */
export const providerReauthenticationFlow = providerMachine.provide({
  actors: {
    openPopup: fromCallback(reauthenticateByPopup),
    resumeRedirect: fromCallback(nothingToResume),
  },
  actions: { warmUp },
})
