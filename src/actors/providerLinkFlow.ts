import { fromCallback } from 'xstate'
import { warmUp } from '../firebase/identityProviders/popupResolver.ts'
import { linkByPopup } from '../firebase/identityProviders/popups.ts'
import { nothingToResume } from '../firebase/identityProviders/redirect.ts'
import { providerMachine } from '../machines/providerMachine.ts'

/** Links a provider to the account, always in a popup. */
export const providerLinkFlow = providerMachine.provide({
  actors: {
    openPopup: fromCallback(linkByPopup),
    resumeRedirect: fromCallback(nothingToResume),
  },
  actions: { warmUp },
})
