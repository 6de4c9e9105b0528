import { fromCallback } from 'xstate'
import {
  phoneCodeMachine,
  type CheckCode,
  type CodeAnswer,
  type SendCode,
} from '../../machines/signIn/phoneCodeMachine.ts'
import type { Change } from '../session/recentSignIn/recentSignIn.ts'

type Check = Omit<Change<CodeAnswer>, 'make'> & { make: CheckCode }

/** The machine of one purpose of a code sent by text message. */
export function phoneCodeLogic(sendCode: SendCode, { make, resume, discard }: Check) {
  return phoneCodeMachine.provide({
    actors: {
      sendCode: fromCallback(sendCode),
      checkCode: fromCallback(make),
      resumeCheck: fromCallback(resume),
    },
    actions: { discardChange: discard },
  })
}

/** For checks that need no recent sign-in. */
export function withoutRecentSignIn(make: CheckCode): Check {
  return { make, resume: () => undefined, discard: () => undefined }
}
