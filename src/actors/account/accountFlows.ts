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

/** The name of the account, wired to the provider. */
export const nameFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(changeName.make),
    resumeChange: fromCallback(changeName.resume),
  },
  actions: { forgetChange: changeName.forget },
})

/** Asking for the mail that confirms a new email address, wired to the provider. */
export const emailChangeFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendEmailChangeMail) },
})

/** The password of the account, new or changed, wired to the provider. */
export const passwordFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(changePassword.make),
    resumeChange: fromCallback(changePassword.resume),
  },
  actions: { forgetChange: changePassword.forget },
})

/** Taking the phone number away from the account. */
export const phoneRemovalFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(removePhone.make),
    resumeChange: fromCallback(removePhone.resume),
  },
  actions: { forgetChange: removePhone.forget },
})

/** A way that the person takes away is not one that got lost. */
const disconnectKnowingly: Change<ChangeInput>['make'] = (scope) => {
  forgetMethods(signedInUid(), [scope.input.subject])
  return disconnect.make(scope)
}

/** Taking a way to sign in from the account, wired to the provider. */
export const disconnectFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(disconnectKnowingly),
    resumeChange: fromCallback(disconnect.resume),
  },
  actions: { forgetChange: disconnect.forget },
})

/** The second factors of who is signed in. */
export const factorsFlow = factorsMachine.provide({
  actors: { loadFactors: fromCallback(loadFactors), watchFactors: fromCallback(watchFactors) },
})

/** Removing one of them, by its uid. */
export const factorRemovalFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(removeFactor.make),
    resumeChange: fromCallback(removeFactor.resume),
  },
  actions: { forgetChange: removeFactor.forget },
})
