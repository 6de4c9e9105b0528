import { fromCallback } from 'xstate'
import {
  phoneCodeMachine,
  type CheckCode,
  type SendCode,
} from '../../machines/signIn/phoneCodeMachine.ts'

/** The machine of one purpose of a code sent by text message. */
export function phoneCodeLogic(sendCode: SendCode, checkCode: CheckCode) {
  return phoneCodeMachine.provide({
    actors: { sendCode: fromCallback(sendCode), checkCode: fromCallback(checkCode) },
  })
}
