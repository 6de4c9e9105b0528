import { fromCallback } from 'xstate'
import {
  answerChallenge,
  holdChallenge,
  readChallenge,
  sendChallengeCode,
} from '../firebase/auth/challenge.ts'
import { challengeMachine } from '../machines/challengeMachine.ts'

/** Answers the pending request for a second factor. */
export const challengeFlow = challengeMachine.provide({
  actors: {
    holdChallenge: fromCallback(holdChallenge),
    readChallenge: fromCallback(readChallenge),
    sendCode: fromCallback(sendChallengeCode),
    answer: fromCallback(answerChallenge),
  },
})
