import type { paintedText as english } from '#src/text/paintedText.ts'
import type { Translation } from '#translations/translation.ts'

export const paintedText: Translation<typeof english> = {
  codeMissing:
    'Cette page n’a pas fini de se charger. Vérifiez votre connexion, puis actualisez-la.',
  reload: 'Actualiser',
}
