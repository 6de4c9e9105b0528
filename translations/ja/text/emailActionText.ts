import type * as english from '#src/text/emailActionText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

export const emailActionText: Translation<typeof english.emailActionText> = {
  verifyEmail: {
    title: 'メールアドレスの確認',
    heading: 'メールアドレスの確認',
    lead: ({ email }) => `${email}がご自身のアドレスであることを確認してください。`,
    submit: 'メールアドレスを確認',
    submitting: '確認中…',
    appliedHeading: 'メールアドレスを確認しました',
    applied: ({ email }) => `${email}をご確認いただき、ありがとうございます。`,
    refused: 'ログインすると、新しいリンクをお送りします。',
  },
  verifyAndChangeEmail: {
    title: '新しいメールアドレス',
    heading: 'メールアドレスの変更',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `今後は${previousEmail}ではなく${email}でログインします。すべてのデバイスからログアウトされます。`
        : `今後は${email}でログインします。すべてのデバイスからログアウトされます。`,
    submit: 'メールアドレスを変更',
    submitting: '変更中…',
    appliedHeading: 'メールアドレスを変更しました',
    applied: ({ email }) =>
      `今後は${email}でログインしてください。すべてのデバイスからログアウトしました。`,
    refused: '新しいリンクはアカウントページでリクエストできます。',
  },
  recoverEmail: {
    title: 'メールアドレスの復元',
    heading: 'メールアドレスの復元',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `アカウントのメールアドレスが${previousEmail}に変更されました。お心当たりがない場合は、${email}に戻してください。`
        : `アカウントのメールアドレスが変更されました。お心当たりがない場合は、${email}に戻してください。`,
    submit: 'メールアドレスを復元',
    submitting: '復元中…',
    appliedHeading: 'メールアドレスを復元しました',
    applied: ({ email }) =>
      __METHODS__.password
        ? `再び${email}でログインできます。変更した人にパスワードを知られている可能性があるため、今すぐアカウントを保護してください。`
        : `再び${email}でログインできます。変更した人がアカウントにアクセスしていたため、今すぐアカウントを保護してください。`,
    refused: __METHODS__.password
      ? 'ログインできなくなった場合は、パスワードを再設定してください。'
      : `ログインできなくなった場合は、${supportContact}にお問い合わせください。`,
  },
  revertSecondFactorAddition: __METHODS__.secondFactors
    ? {
        title: '2段階認証の方法の削除',
        heading: '2段階認証の方法の削除',
        lead: ({ email, factor }) =>
          factor
            ? `アカウント（${email}）に2段階認証の方法「${factor}」が追加されました。お心当たりがない場合は、削除してください。`
            : `アカウント（${email}）に2段階認証の方法が追加されました。お心当たりがない場合は、削除してください。`,
        submit: 'この方法を削除',
        submitting: '削除中…',
        appliedHeading: '2段階認証の方法を削除しました',
        applied: ({ email }) =>
          __METHODS__.password
            ? `${email}へのログインにこの方法は不要になりました。追加した人にパスワードを知られている可能性があるため、今すぐアカウントを保護してください。`
            : `${email}へのログインにこの方法は不要になりました。追加した人がアカウントにアクセスしていたため、今すぐアカウントを保護してください。`,
        refused: '2段階認証の方法は、アカウントページでも削除できます。',
      }
    : undefined,
}

export const anyLinkText: Translation<typeof english.anyLinkText> = {
  checking: 'リンクを確認しています…',
  continue: '続ける',
  signIn: 'ログイン',
  account: 'アカウントページへ',
  resetPassword: 'パスワードを再設定',
  alreadyVerifiedHeading: 'メールアドレスは確認済みです',
  alreadyVerified: 'ログイン中のアカウントで必要な操作はありません。',
  newMail: '新しいメールを送信',
  otherPerson: (who, owner) =>
    who === null
      ? `別のアカウントにログインしています。このリンクは${owner}用です。`
      : `${who}としてログインしています。このリンクは${owner}用です。`,
}

export const secureAccountText: Translation<typeof english.secureAccountText> = {
  heading: 'アカウントの保護',
  signInMethods: 'ログイン方法を見直し、心当たりのないものを削除してください。',
  account: 'アカウントページへ',
}

export const securePasswordText: Translation<typeof english.securePasswordText> = {
  lead: '新しいパスワードを設定してください。以前のパスワードはどこでも使用できなくなります。',
  send: '再設定リンクを受け取る',
  sending: '送信中…',
  sent: (email) => `${email}にリンクを記載したメールを送信しました。`,
}

export const verifyEmailText: Translation<typeof english.verifyEmailText> = {
  title: 'メールアドレスの確認',
  heading: 'メールアドレスの確認',
  lead: (email) =>
    `${email}に送信したリンクを、いずれかのデバイスで開いてください。このページは自動的に更新されます。`,
  send: 'メールを再送信',
  sending: '送信中…',
  sent: (email) => `${email}に新しいメールを送信しました。`,
  wrongAddress: 'アドレスが間違っていますか？',
  change: '変更する',
  later: '後で',
  verifiedHeading: 'メールアドレスを確認しました',
  verified: (email) => `${email}をご確認いただき、ありがとうございます。`,
  noEmailHeading: '確認するものはありません',
  noEmail: 'アカウントにメールアドレスが登録されていません。',
  account: 'アカウントページへ',
}

export const newPasswordText: Translation<typeof english.newPasswordText> = {
  title: '新しいパスワード',
  heading: '新しいパスワードの設定',
  checking: 'リンクを確認しています…',
  forAccount: (email) => `アカウント: ${email}`,
  password: '新しいパスワード',
  submit: '新しいパスワードを保存',
  submitting: '保存中…',
  savedHeading: 'パスワードを変更しました',
  saved: '新しいパスワードでログインできます。',
  signIn: 'ログイン',
  refusedHeading: 'このリンクは使用できません',
  accountGone: 'このリンクのアカウントは存在しません。',
  newLink: '新しいリンクを送信',
  uncheckedHeading: 'リンクを確認できませんでした',
  check: '再確認',
  noCode: 'リンクが不完全です。メールからもう一度開いてください。',
  otherKind: 'この種類のリンクには対応していません。',
  home: 'ホームに戻る',
}
