import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/greetingText.ts'

export const greetingText: Translation<typeof english.greetingText> = {
  hello: (name) => `${name}さん、こんにちは`,
  guest: 'ゲスト',
  reading: 'お待ちください…',
  tryAgain: '再試行',
  label: 'あいさつ',
  save: '保存',
  saving: '保存中…',
  saved: '保存しました。',
  deleted: 'あいさつ',
}
