import { fromCallback } from 'xstate'
import { changeFlow } from './changeFlow.ts'
import {
  changeName,
  sendEmailChangeLink,
  changePassword,
} from '../../firebase/account/accountChange.ts'
import type { ChangeInput } from '../../machines/account/accountChangeMachine.ts'
import { emailRequestMachine } from '../../machines/signIn/emailRequestMachine.ts'
import { removePhone } from '../../firebase/signIn/phone.ts'
import { signedInUid } from '../../firebase/sdk/currentUser.ts'
import type { Change } from '../../firebase/session/recentLogin.ts'
import { disconnect } from '../../firebase/signIn/identityProviders/disconnect.ts'
import { forgetMethods } from '../../remembered/knownMethods.ts'
import { loadFactors, watchFactors, removeFactor } from '../../firebase/security/factors.ts'
import { factorsMachine } from '../../machines/security/factorsMachine.ts'

/** Changes the account's name. */
export const nameFlow = changeFlow(changeName)

/** Requests the mail that confirms a new email address. */
export const emailChangeFlow = emailRequestMachine.provide({
  actors: { sendEmail: fromCallback(sendEmailChangeLink) },
})

/** Sets or changes the account's password. */
export const passwordFlow = changeFlow(changePassword)

/** Removes the account's phone number. */
export const phoneRemovalFlow = changeFlow(removePhone)

/** Also forgets the method, so that its removal isn't reported as a loss. */
const disconnectAndForget: Change<ChangeInput>['make'] = (scope) => {
  forgetMethods(signedInUid(), [scope.input.subject])
  return disconnect.make(scope)
}

/** Unlinks a provider from the account. */
export const disconnectFlow = changeFlow({
  make: disconnectAndForget,
  resume: disconnect.resume,
  discard: disconnect.discard,
})

/** Loads and watches the account's second factors. */
export const factorsFlow = factorsMachine.provide({
  actors: { loadFactors: fromCallback(loadFactors), watchFactors: fromCallback(watchFactors) },
})

/** Removes a second factor by its uid. */
export const factorRemovalFlow = changeFlow(removeFactor)
