import { fromCallback } from 'xstate'
import {
  answerChallenge,
  holdChallenge,
  readChallenge,
  sendChallengeCode,
} from '../firebase/auth/challenge.ts'
import { challengeMachine } from '../machines/challengeMachine.ts'

/** The second factor that the provider asked for last. */
export const challengeFlow = challengeMachine.provide({
  actors: {
    holdChallenge: fromCallback(holdChallenge),
    readChallenge: fromCallback(readChallenge),
    sendCode: fromCallback(sendChallengeCode),
    answer: fromCallback(answerChallenge),
  },
})
