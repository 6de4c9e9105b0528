import { fromCallback } from 'xstate'
import { confirmLink } from '../../firebase/linkConfirmation.ts'
import { linkConfirmationMachine } from '../../machines/linkConfirmationMachine.ts'

/** Showing who one is by a link in a mail, wired to the provider. */
export const linkConfirmationFlow = linkConfirmationMachine.provide({
  actors: { confirmLink: fromCallback(confirmLink) },
})
