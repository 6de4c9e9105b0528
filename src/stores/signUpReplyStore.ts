import { createStore } from 'zustand/vanilla'
import type { Reply } from '../domain/signUp/questions.ts'

/**
 * The answers from the sign-up form and their email address, until the account exists. Kept in memory only: a closed
 * page asks again.
 */
export const signUpReplyStore = createStore<{
  sent: { email: string; reply: Reply } | null
}>(() => ({ sent: null }))
