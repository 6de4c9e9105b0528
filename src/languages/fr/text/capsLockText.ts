import type { capsLockText as english } from '#src/text/capsLockText.ts'
import type { Translation } from '#src/languages/translation.ts'

export const capsLockText: Translation<typeof english> = { isOn: 'Verr. Maj est activé' }
