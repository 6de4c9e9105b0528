import { createStore } from 'zustand/vanilla'
import type { SubmittedAnswers } from '../domain/signUp/questions.ts'

/**
 * The answers from the sign-up form and their email address, until the account exists. Kept in memory only: a closed
 * page asks again.
 */
export const signUpAnswersStore = createStore<{
  sent: { email: string; submitted: SubmittedAnswers } | null
}>(() => ({ sent: null }))
