import type * as english from '#src/text/failureText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

export const failureText: Translation<typeof english.failureText> = {
  'account-exists-with-different-credential':
    'このメールアドレスのアカウントは、別のログイン方法を使用しています。',
  'account-refused': __SIGN_UP__.closed
    ? 'アカウントの作成には招待が必要です。'
    : 'このアカウントはここでは使用できません。',
  'account-being-deleted': 'このアカウントは削除処理中です。',
  'app-not-authorized': 'このアプリは正しく設定されていません。',
  'captcha-check-failed': 'reCAPTCHAの確認に失敗しました。',
  'code-expired': 'このコードは有効期限が切れています。',
  'credential-already-in-use': 'このログイン方法は別のアカウントで使用されています。',
  'email-already-in-use': 'このメールアドレスのアカウントはすでに存在します。',
  'internal-error': 'サーバーで問題が発生しました。',
  'invalid-action-code': 'このリンクは有効期限が切れているか、すでに使用されています。',
  'invalid-credential': __METHODS__.password
    ? 'メールアドレスまたはパスワードが正しくありません。'
    : 'このログインを確認できませんでした。',
  'invalid-email': '有効なメールアドレスを入力してください。',
  'invalid-phone-number': '有効な電話番号を入力してください。',
  'invalid-verification-code': 'コードが正しくありません。確認して、もう一度お試しください。',
  'maximum-second-factor-count-exceeded':
    'このアカウントに追加できる2段階認証の方法は上限に達しています。',
  'missing-password': 'パスワードを入力してください。',
  'multi-factor-auth-required': 'このアカウントには2段階認証が必要です。',
  'multi-factor-info-not-found': 'この2段階認証の方法はあなたのアカウントのものではありません。',
  'network-request-failed': 'サーバーに接続できません。',
  'no-such-provider': 'このログイン方法はアカウントに連携されていません。',
  'object-not-found': 'このファイルはすでに存在しません。',
  'operation-not-allowed': 'このログイン方法は利用できません。',
  'out-of-space': 'サーバーの保存容量が不足しています。',
  'outdated-password':
    '現在のパスワードは要件を満たさなくなりました。新しいパスワードを設定してください。',
  'popup-blocked': 'ブラウザによってウィンドウがブロックされました。',
  'popup-closed-by-user': 'ログインが完了する前にウィンドウが閉じられました。',
  'provider-already-linked': 'このログイン方法はすでに連携されています。',
  'requires-recent-login': '続けるには本人確認が必要です。',
  'retry-limit-exceeded':
    'サーバーからの応答に時間がかかりすぎました（上限はリクエスト2分、アップロード10分）。',
  'script-blocked':
    'Googleのスクリプトを読み込めませんでした。コンテンツブロッカーまたはネットワークによってブロックされた可能性があります。',
  'second-factor-already-in-use': 'この2段階認証の方法はすでに設定されています。',
  'too-many-requests': '試行回数が多すぎます。',
  unauthorized: 'この操作を行う権限がありません。',
  'unauthorized-domain': 'このドメインでのアプリの実行は許可されていません。',
  unknown: '問題が発生しました。',
  'unsupported-first-factor': 'このログイン方法は2段階認証に対応していません。',
  'unverified-email': '先にメールアドレスを確認してください。',
  'user-disabled': 'このアカウントは無効になっています。',
  'user-mismatch': 'ログイン中のアカウントとは別のアカウントです。',
  'user-token-expired': 'セッションが終了しました。',
  'weak-password': 'このパスワードは要件を満たしていません。別のパスワードを選択してください。',
  'web-storage-unsupported':
    'このブラウザでは、ログインに必要なデータの保存がブロックされています。',
}

export const nextActionText: Translation<typeof english.nextActionText> = {
  allowPopups: 'このサイトのポップアップを許可して、もう一度お試しください。',
  allowStorage: 'このサイトによるデータの保存を許可して、もう一度お試しください。',
  chooseAnotherMethod: '別の方法を選択してください。',
  confirmIdentity: '本人確認',
  enterSecondFactor: '2段階認証に進む',
  requestNewCode: '新しいコードを送信',
  requestNewLink: '新しいリンクを送信',
  resetPassword: 'パスワードを再設定',
  retry: '再試行',
  signIn: 'ログイン',
  contactSupport: `${supportContact}にお問い合わせください。`,
  verifyEmail: 'メールアドレスを確認',
  wait: 'しばらくお待ちください。',
}

export const codeText: Translation<typeof english.codeText> = (code) => `コード: ${code}`

export const coolDownText: Translation<typeof english.coolDownText> = (left) =>
  `再試行まであと${left}`
