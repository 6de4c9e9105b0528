import type { newBuildText as english } from '#src/text/newBuildText.ts'
import type { Translation } from '#translations/translation.ts'

export const newBuildText: Translation<typeof english> = {
  isReady: 'Hay una nueva versión lista.',
  reload: 'Recargar',
}
