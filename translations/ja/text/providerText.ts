import type * as english from '#src/text/providerText.ts'
import type { Translation } from '#translations/translation.ts'

export const providerNames: Translation<typeof english.providerNames> = {
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'X',
  'yahoo.com': 'Yahoo',
  password: 'パスワード',
  phone: '電話番号',
}

export const providerText: Translation<typeof english.providerText> = {
  waiting: (name) => `${name}のウィンドウで続けてください。`,
  returned: (name) => `${name}からの応答を待っています。`,
  cancel: 'キャンセル',
  returning: (name) => `${name}から戻っています…`,
  closed: 'ウィンドウが閉じられました。何も変更されていません。',
  blocked: (name) => `ブラウザによって${name}のウィンドウがブロックされました。`,
  continueHere: 'このウィンドウで続ける',
  lost: (name) =>
    `${name}から戻りましたが、ブラウザによって結果がブロックされました。もう一度お試しください。`,
  refused: (name) => `${name}でのログインに失敗しました。`,
  confirmed: (name) => `確認できました。もう一度${name}を選択してください。`,
}
