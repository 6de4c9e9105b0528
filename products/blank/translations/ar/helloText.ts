import { isolated } from '#translations/ar/isolated.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/helloText.ts'

export const helloText: Translation<typeof english.helloText> = {
  hello: (name) => `مرحبًا، ${isolated(name)}`,
  guest: 'ضيف',
}
