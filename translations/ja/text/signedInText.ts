import type * as english from '#src/text/signedInText.ts'
import type { Translation } from '#translations/translation.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  menuOf: (name) => (name ? `アカウントメニュー、${name}` : 'アカウントメニュー'),
  account: 'アカウント',
  guestAccount: 'ゲストアカウント',
  notices: '通知',
  lastSeen: '前回アクセス時の内容です。更新を確認しています…',
  unverified: 'メールアドレスがまだ確認されていません。',
  verify: 'メールアドレスを確認',
  notNow: '後で',
  dismiss: '閉じる',
  unasked:
    'ページの一部を読み込めなかったため、まだログアウトしていません。接続を確認してください。',
  tryAgain: '再試行',
}

export const guestBannerText: Translation<typeof english.guestBannerText> = {
  lead: 'ゲストアカウントを使用しています。後でもう一度ログインできるように、アカウントを作成してください。',
  action: 'アカウントを作成',
}

export const guestEndText: Translation<typeof english.guestEndText> = {
  until: (day) => `ゲストアカウント（${day}まで）`,
  near: (day) => `このゲストアカウントは、${day}にすべての内容とともに削除されます。`,
  past: 'このゲストアカウントの期限は過ぎています。すべての内容とともに、いつでも削除される可能性があります。',
  export: 'データをエクスポート',
}
