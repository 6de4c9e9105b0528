import type * as english from '#src/text/signInText.ts'
import type { Translation } from '#translations/translation.ts'

export const signInText: Translation<typeof english.signInText> = {
  title: 'ログイン',
  heading: 'ログイン',
  sharedComputer: '共用パソコン: タブを閉じると情報を消去',
}

export const passwordSignInText: Translation<typeof english.passwordSignInText> = {
  email: 'メールアドレス',
  password: 'パスワード',
  forgot: 'パスワードを忘れた場合',
  submit: 'ログイン',
  submitting: 'ログインしています…',
}

export const newAccountText: Translation<typeof english.newAccountText> = {
  question: '初めてご利用ですか？',
  link: 'アカウントを作成',
}

export const invitationText: Translation<typeof english.invitationText> = {
  question: '初めてご利用ですか？',
  link: '招待を依頼',
  only: 'アカウントの新規作成は招待制です。',
}

export const tokenLinkText: Translation<typeof english.tokenLinkText> = {
  lead: 'ログインするには、お受け取りになったリンクを開いてください。',
}

export const passwordText: Translation<typeof english.passwordText> = {
  show: 'パスワードを表示',
  hide: 'パスワードを非表示',
  spaces: '先頭または末尾に空白が含まれています。',
  capsLock: 'Caps Lockがオンです。',
}

export const validationText: Translation<typeof english.validationText> = {
  emailMissing: 'メールアドレスを入力してください。',
  passwordMissing: 'パスワードを入力してください。',
  notAnEmail: 'name@example.comの形式で入力してください。',
}

export const appText: Translation<typeof english.appText> = {
  name: __BRAND__.name,
  title: (page) => `${page} · ${__BRAND__.name}`,
  skip: 'コンテンツへスキップ',
  themeToLight: 'ライトテーマを使用',
  themeToDark: 'ダークテーマを使用',
  signOut: 'ログアウト',
  signingOut: 'ログアウト中…',
  offline: 'オフラインです。変更はこのデバイスに保存されます。',
  reconnecting: '再接続しています…',
  unreachable: 'サーバーに接続できません。再試行しています…',
  retryNow: '今すぐ再試行',
  broken:
    '再読み込みするまで、このページでは読み込みも保存もできません。変更はこのデバイスに保存されます。',
  notRemembered: {
    blocked: 'このブラウザではデータの保存がブロックされているため、次回は再度ログインが必要です。',
    full: 'このデバイスには空き容量がないため、次回は再度ログインが必要になることがあります。',
  },
}

export const errorPageText: Translation<typeof english.errorPageText> = {
  missingTitle: 'このページを読み込めませんでした',
  missing: '接続を確認してから、前のページに戻るか、このページを再読み込みしてください。',
  crashTitle: '問題が発生しました',
  crash: 'アプリの不具合です。通常は、ページを再読み込みすると解決します。',
  reload: 'ページを再読み込み',
  stalledTitle: '通常より時間がかかっています',
  stalled: 'ログイン状態を確認できませんでした。データは失われていません。',
  retry: '再試行',
  signInAgain: 'もう一度ログイン',
}
