import { fromCallback } from 'xstate'
import { changeLogic } from './changeLogic.ts'
import {
  changeName,
  sendEmailChangeLink,
  changePassword,
} from '../../firebase/account/accountChange.ts'
import type { ChangeInput } from '../../machines/account/accountChangeMachine.ts'
import { emailRequestMachine } from '../../machines/signIn/emailRequestMachine.ts'
import { removePhone } from '../../firebase/signIn/phone.ts'
import { signedInUid } from '../../firebase/session/currentUser.ts'
import type { Change } from '../../firebase/security/recentLogin.ts'
import { disconnect } from '../../firebase/signIn/identityProviders/disconnect.ts'
import { forgetMethods } from '../../stores/knownMethods.ts'
import { loadFactors, watchFactors, removeFactor } from '../../firebase/security/factors.ts'
import { factorsMachine } from '../../machines/security/factorsMachine.ts'

/** Changes the account's name. */
export const nameLogic = changeLogic(changeName)

/** Requests the email that confirms a new email address. */
export const emailChangeLogic = emailRequestMachine.provide({
  actors: { sendEmail: fromCallback(sendEmailChangeLink) },
})

/** Sets or changes the account's password. */
export const passwordLogic = changeLogic(changePassword)

/** Removes the account's phone number. */
export const phoneRemovalLogic = changeLogic(removePhone)

/** Also forgets the method, so that its removal isn't reported as a loss. */
const disconnectAndForget: Change<ChangeInput>['make'] = (scope) => {
  forgetMethods(signedInUid(), [scope.input.subject])
  return disconnect.make(scope)
}

/** Unlinks a provider from the account. */
export const disconnectLogic = changeLogic({
  make: disconnectAndForget,
  resume: disconnect.resume,
  discard: disconnect.discard,
})

/** Loads and watches the account's second factors. */
export const factorsLogic = factorsMachine.provide({
  actors: { loadFactors: fromCallback(loadFactors), watchFactors: fromCallback(watchFactors) },
})

/** Removes a second factor by its uid. */
export const factorRemovalLogic = changeLogic(removeFactor)
