import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/helloText.ts'

export const helloText: Translation<typeof english.helloText> = {
  hello: (name) => `${name}さん、こんにちは`,
  guest: 'ゲスト',
}
