import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/sentencesText.ts'

export const sentencesText: Translation<typeof english.sentencesText> = (...all) => all.join(' ')
