import type { notFoundText as english } from '#src/text/notFoundText.ts'
import type { Translation } from '#translations/translation.ts'

export const notFoundText: Translation<typeof english> = {
  title: 'Page introuvable',
  lead: 'Il n’y a rien à cette adresse.',
  goHome: 'Aller à l’accueil',
}
