import { fromCallback } from 'xstate'
import {
  changeName,
  sendEmailChangeMail,
  changePassword,
} from '../../firebase/account/accountChange.ts'
import { accountChangeMachine, type ChangeInput } from '../../machines/accountChangeMachine.ts'
import { mailRequestMachine } from '../../machines/mailRequestMachine.ts'
import { removePhone } from '../../firebase/auth/phone.ts'
import { signedInUid } from '../../firebase/currentUser.ts'
import type { Change } from '../../firebase/recentLogin.ts'
import { disconnect } from '../../firebase/identityProviders/disconnect.ts'
import { forgetMethods } from '../../stores/knownMethodsStore.ts'
import { loadFactors, watchFactors, removeFactor } from '../../firebase/auth/factors.ts'
import { factorsMachine } from '../../machines/factorsMachine.ts'

/** Changes the account's name. */
export const nameFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(changeName.make),
    resumeChange: fromCallback(changeName.resume),
  },
  actions: { forgetChange: changeName.forget },
})

/** Requests the mail that confirms a new email address. */
export const emailChangeFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendEmailChangeMail) },
})

/** Sets or changes the account's password. */
export const passwordFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(changePassword.make),
    resumeChange: fromCallback(changePassword.resume),
  },
  actions: { forgetChange: changePassword.forget },
})

/** Removes the account's phone number. */
export const phoneRemovalFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(removePhone.make),
    resumeChange: fromCallback(removePhone.resume),
  },
  actions: { forgetChange: removePhone.forget },
})

/** Also forgets the method, so that its removal isn't reported as a loss. */
const disconnectAndForget: Change<ChangeInput>['make'] = (scope) => {
  forgetMethods(signedInUid(), [scope.input.subject])
  return disconnect.make(scope)
}

/** Unlinks a provider from the account. */
export const disconnectFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(disconnectAndForget),
    resumeChange: fromCallback(disconnect.resume),
  },
  actions: { forgetChange: disconnect.forget },
})

/** Loads and watches the account's second factors. */
export const factorsFlow = factorsMachine.provide({
  actors: { loadFactors: fromCallback(loadFactors), watchFactors: fromCallback(watchFactors) },
})

/** Removes a second factor by its uid. */
export const factorRemovalFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(removeFactor.make),
    resumeChange: fromCallback(removeFactor.resume),
  },
  actions: { forgetChange: removeFactor.forget },
})
