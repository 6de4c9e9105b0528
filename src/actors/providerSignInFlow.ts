import { fromCallback } from 'xstate'
import { warmUp } from '../firebase/providers/popupResolver.ts'
import { signInByPopup } from '../firebase/providers/popups.ts'
import { openRedirect, resumeRedirect } from '../firebase/providers/redirect.ts'
import { providerMachine } from '../machines/providerMachine.ts'
import { noteLastWay } from '../stores/lastWayStore.ts'

/** Signing in with a provider, in a popup or, where that is blocked, by redirect. */
export const providerSignInFlow = providerMachine.provide({
  actors: {
    openPopup: fromCallback(signInByPopup),
    openRedirect: fromCallback(openRedirect),
    resumeRedirect: fromCallback(resumeRedirect),
  },
  actions: { warmUp, noteUse: ({ context }) => noteLastWay(context.providerId) },
})
