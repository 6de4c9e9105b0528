import type * as english from '#src/text/capsLockText.ts'
import type { Translation } from '#src/languages/translation.ts'

export const capsLockText: Translation<typeof english.capsLockText> = {
  isOn: 'مفتاح Caps Lock مفعّل',
}
