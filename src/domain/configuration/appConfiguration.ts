import type { AppConfiguration } from './firebaseConfig.ts'
import type { ProfileRequirements } from '../signUp/profile.ts'

/** The app's configuration, read and checked by `build/settings.ts` at build time. */
export const configuration: AppConfiguration = __CONFIGURATION__

/** The profile fields that `gatehouse.config.ts` asks for. */
export const profileRequirements: ProfileRequirements = __PROFILE__
