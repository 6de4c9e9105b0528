import type { AppConfiguration } from './firebaseConfig.ts'
import type { Questions } from '../signUp/questions.ts'

/** The app's configuration, read and checked by `build/settings.ts` at build time. */
export const configuration: AppConfiguration = __CONFIGURATION__

/** The questions that `gatehouse.config.ts` asks for. */
export const signUpQuestions: Questions = __QUESTIONS__
