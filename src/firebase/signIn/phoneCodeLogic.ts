import { portsOf } from '../../machines/shared/ports.ts'
import {
  phoneCodeMachine,
  type CheckCode,
  type SendCode,
} from '../../machines/signIn/phoneCodeMachine.ts'

/** The machine of one purpose of a code sent by text message. */
export function phoneCodeLogic(sendCode: SendCode, checkCode: CheckCode) {
  return phoneCodeMachine.provide({
    actors: portsOf({ sendCode, checkCode }),
  })
}
