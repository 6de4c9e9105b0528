import type { Translation } from '#src/languages/translation.ts'
import type * as english from '#src/text/capsLockText.ts'

export const capsLockText: Translation<typeof english.capsLockText> = {
  isOn: 'Mayúsculas activadas',
}
