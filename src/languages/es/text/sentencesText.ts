import type { Translation } from '#src/languages/translation.ts'
import type * as english from '#src/text/sentencesText.ts'

export const sentencesText: Translation<typeof english.sentencesText> = (...all) => all.join(' ')
