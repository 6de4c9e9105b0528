import type { prerenderedText as english } from '#src/text/prerenderedText.ts'
import type { Translation } from '#translations/translation.ts'

export const prerenderedText: Translation<typeof english> = {
  codeMissing:
    'Cette page n’a pas fini de se charger. Vérifiez votre connexion, puis actualisez-la.',
  reload: 'Actualiser',
}
