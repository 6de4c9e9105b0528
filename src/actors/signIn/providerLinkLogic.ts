import { fromCallback } from 'xstate'
import { preloadPopup } from '../../firebase/signIn/identityProviders/popupResolver.ts'
import { linkByPopup } from '../../firebase/signIn/identityProviders/popups.ts'
import { nothingToResume } from '../../firebase/signIn/identityProviders/redirect.ts'
import { providerMachine } from '../../machines/signIn/providerMachine.ts'

/** Links a provider to the account, always in a popup. */
export const providerLinkLogic = providerMachine.provide({
  actors: {
    openPopup: fromCallback(linkByPopup),
    resumeRedirect: fromCallback(nothingToResume),
  },
  actions: { preloadPopup },
})
