import { fromCallback } from 'xstate'
import { warmUp } from '../firebase/providers/popupResolver.ts'
import { reauthenticateByPopup } from '../firebase/providers/popups.ts'
import { nothingToResume } from '../firebase/providers/redirect.ts'
import { providerMachine } from '../machines/providerMachine.ts'

/** Confirming with a provider who is there, always in a popup. */
export const providerReauthenticationFlow = providerMachine.provide({
  actors: {
    openPopup: fromCallback(reauthenticateByPopup),
    resumeRedirect: fromCallback(nothingToResume),
  },
  actions: { warmUp, noteUse: () => undefined },
})
