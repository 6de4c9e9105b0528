import { fromCallback } from 'xstate'
import {
  awaitRecentLogin,
  confirmPassword,
  sendConfirmationLink,
} from '../../firebase/reauthentication.ts'
import { reauthenticationMachine } from '../../machines/reauthenticationMachine.ts'
import { isSharedComputer } from '../../stores/isSharedComputer.ts'

/** Showing once more who one is, wired to the provider. */
export const reauthenticationFlow = reauthenticationMachine.provide({
  actors: {
    awaitRecentLogin: fromCallback(awaitRecentLogin),
    confirmPassword: fromCallback(confirmPassword),
    sendLink: fromCallback(sendConfirmationLink(isSharedComputer)),
  },
})
