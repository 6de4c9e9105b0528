import { fromCallback } from 'xstate'
import { readProfile, saveProfile } from '../../firebase/signUp/profile.ts'
import { profileMachine } from '../../machines/signUp/profileMachine.ts'

/** Reads and saves the answers to the owner's questions. */
export const profileLogic = profileMachine.provide({
  actors: { readProfile: fromCallback(readProfile), saveProfile: fromCallback(saveProfile) },
})
