import type { claimsText as english } from '#src/text/claimsText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

export const claimsText: Translation<typeof english> = {
  title: 'Vous n’avez pas accès à cette page',
  lead: `Contactez ${supportContact} si vous pensez que vous devriez y avoir accès. Si cet accès vient de vous être accordé, vérifiez à nouveau.`,
  unknownTitle: 'Nous n’avons pas pu vérifier votre accès',
  checkAgain: 'Vérifier à nouveau',
  checking: 'Vérification…',
  goHome: 'Aller à l’accueil',
}
