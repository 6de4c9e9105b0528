import { updateProfile, type User as FirebaseUser } from 'firebase/auth'
import { getDocFromServer, serverTimestamp, type DocumentData } from 'firebase/firestore'
import { signUpQuestions } from '../../domain/configuration/appConfiguration.ts'
import { isSameEmail } from '../../domain/signIn/email.ts'
import {
  nameKey,
  withStored,
  type GivenAnswers,
  type SubmittedAnswers,
} from '../../domain/signUp/questions.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import {
  questionsMachine,
  type ReadAnswers,
  type SaveAnswers,
} from '../../machines/signUp/questionsMachine.ts'
import { signUpAnswersStore } from '../../stores/signUpAnswersStore.ts'
import { answersIn, answersRef, textIn } from '../documents/accountDocuments.ts'
import { runTransaction } from '../documents/runTransaction.ts'
import { accountAuth } from '../sdk/accountAuth.ts'
import { requireOnline } from '../sdk/connection.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { toPort } from '../sdk/toPort.ts'
import { refreshUserInAllTabs } from '../session/refreshUser.ts'

const readAnswers: ReadAnswers = toPort(async () => {
  await requireOnline()
  const user = currentUser()
  const data = (await getDocFromServer(answersRef(accountAuth(user.uid)))).data()
  const given = givenAnswersIn(data, user.displayName)
  const { sent } = signUpAnswersStore.getState()
  signUpAnswersStore.setState({ sent: null })
  // Someone who signed in to an existing account instead has already answered there.
  if (!sent || data || !isSameEmail(user.email, sent.email)) {
    return { type: 'answers.read' as const, given }
  }
  const saved = await save(user, sent.submitted).catch(() => null)
  const asTyped = { ...given, answers: { ...given.answers, ...sent.submitted.answers } }
  return { type: 'answers.read' as const, given: saved ?? asTyped }
})

export const saveAnswers: SaveAnswers = toPort(async (submitted: SubmittedAnswers) => ({
  type: 'answers.saved' as const,
  given: await save(currentUser(), submitted),
}))

export const questionsLogic = questionsMachine.provide({
  actors: portsOf({ readAnswers, saveAnswers }),
})

/**
 * Saves the name in the account and the other answers in a document. Earlier consent, and answers to
 * questions that this build doesn't ask, stay unchanged.
 */
async function save(
  user: FirebaseUser,
  { answers, agrees }: SubmittedAnswers,
): Promise<GivenAnswers> {
  const { [nameKey]: name, ...rest } = answers
  if (name !== undefined && name !== (user.displayName ?? '')) {
    await updateProfile(user, { displayName: name })
    await refreshUserInAllTabs().catch(() => null)
  }
  const account = accountAuth(user.uid)
  const ref = answersRef(account)
  const terms = await runTransaction(account, async (transaction) => {
    const before = (await transaction.get(ref)).data()
    const isNew =
      agrees && signUpQuestions.terms !== null && before?.['terms'] !== signUpQuestions.terms
    const consent = isNew
      ? { terms: signUpQuestions.terms, agreedAt: serverTimestamp() }
      : { terms: textIn(before, 'terms'), agreedAt: (before?.['agreedAt'] as unknown) ?? null }
    transaction.set(ref, { answers: withStored(rest, answersIn(before)), ...consent })
    return consent.terms
  })
  return { answers, terms }
}

function givenAnswersIn(data: DocumentData | undefined, name: string | null): GivenAnswers {
  return { answers: { ...answersIn(data), [nameKey]: name ?? '' }, terms: textIn(data, 'terms') }
}
