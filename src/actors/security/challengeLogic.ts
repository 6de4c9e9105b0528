import { fromCallback } from 'xstate'
import {
  answerChallenge,
  keepChallenge,
  readChallenge,
  sendChallengeCode,
} from '../../firebase/security/challenge.ts'
import { challengeMachine } from '../../machines/security/challengeMachine.ts'

/** Answers the pending request for a second factor. */
export const challengeLogic = challengeMachine.provide({
  actors: {
    keepChallenge: fromCallback(keepChallenge),
    readChallenge: fromCallback(readChallenge),
    sendCode: fromCallback(sendChallengeCode),
    answer: fromCallback(answerChallenge),
  },
})
