import type * as EmailAction from '#src/text/signIn/emailActionText.ts'
import type * as PasswordReset from '#src/text/signIn/passwordResetText.ts'
import type * as Lead from '#src/text/signIn/signInLeadText.ts'
import type * as SignInMethods from '#src/text/signIn/signInMethodsText.ts'
import type * as SignIn from '#src/text/signIn/signInText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './shared.ts'

export const emailActionText: Translation<typeof EmailAction.emailActionText> = {
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
      `再び${email}でログインできます。変更した人がアカウントにアクセスしていたため、今すぐアカウントを保護してください。`,
    refused: __FEATURES__.password
      ? 'ログインできなくなった場合は、パスワードを再設定してください。'
      : `ログインできなくなった場合は、${supportContact}にお問い合わせください。`,
  },
  revertSecondFactorAddition: {
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
      `${email}へのログインにこの方法は不要になりました。追加した人がアカウントにアクセスしていたため、今すぐアカウントを保護してください。`,
    refused: '2段階認証の方法は、アカウントページでも削除できます。',
  },
}

export const anyLinkText: Translation<typeof EmailAction.anyLinkText> = {
  checking: 'リンクを確認しています…',
  uncheckedHeading: 'リンクを確認できませんでした',
  check: '再確認',
  refusedHeading: 'このリンクは使用できません',
  accountGone: 'このリンクのアカウントは存在しません。',
  noCode: 'リンクが不完全です。メールからもう一度開いてください。',
  otherKind: 'この種類のリンクには対応していません。',
  newLink: '新しいリンクを送信',
  signIn: 'ログイン',
  resetPassword: 'パスワードを再設定',
  alreadyVerifiedHeading: 'メールアドレスは確認済みです',
  alreadyVerified: 'ログイン中のアカウントで必要な操作はありません。',
  sendNewEmail: '新しいメールを送信',
  otherPerson: (who, owner) =>
    who === null
      ? `別のアカウントにログインしています。このリンクは${owner}用です。`
      : `${who}としてログインしています。このリンクは${owner}用です。`,
}

export const secureAccountText: Translation<typeof EmailAction.secureAccountText> = {
  heading: 'アカウントの保護',
  signInMethods: 'ログイン方法を見直し、心当たりのないものを削除してください。',
}

export const securePasswordText: Translation<typeof EmailAction.securePasswordText> = {
  lead: '新しいパスワードを設定してください。以前のパスワードはどこでも使用できなくなります。',
  send: '再設定リンクを受け取る',
  sent: (email) => `${email}にリンクを記載したメールを送信しました。`,
}

export const newPasswordText: Translation<typeof EmailAction.newPasswordText> = {
  title: '新しいパスワード',
  heading: '新しいパスワードの設定',
  forAccount: (email) => `アカウント: ${email}`,
  password: '新しいパスワード',
  submit: '新しいパスワードを保存',
  savedHeading: 'パスワードを変更しました',
  saved: '新しいパスワードでログインできます。',
  signIn: 'ログイン',
}

export const otherMethodsText: Translation<typeof SignInMethods.otherMethodsText> = {
  heading: 'その他のログイン方法',
  or: 'または',
  continueWith: (name) => `${name}で続ける`,
  lastUsed: '前回使用',
  passwordLastUsed: 'メールアドレスとパスワード:',
  notYou: '別の方ですか？',
  existing: (email, name) =>
    `${email}のアカウントはすでに存在します。${name}を連携するには、以前と同じ方法でログインしてください。`,
  inApp: (app) =>
    app === null
      ? '別のアプリ内のブラウザを使用しています。ほとんどのログイン方法は、ChromeやSafariなどの通常のブラウザでのみ利用できます。'
      : `${app}内のブラウザを使用しています。ほとんどのログイン方法は、ChromeやSafariなどの通常のブラウザでのみ利用できます。`,
  copyAddress: 'アドレスをコピー',
  copied: 'コピーしました。ブラウザに貼り付けてください。',
}

export const existingPasswordText: Translation<typeof SignInMethods.existingPasswordText> = {
  signIn: 'パスワードでログイン',
}

export const guestSignInText: Translation<typeof SignInMethods.guestSignInText> = {
  continueAsGuest: 'ゲストとして続ける',
  signingIn: 'ログインしています…',
}

export const guestDataText: Translation<typeof SignInMethods.guestDataText> = {
  waits: 'ゲストのデータはこのブラウザに残ります。ログイン後に、移動するかどうかを確認します。',
}

export const emailLinkText: Translation<typeof SignInMethods.emailLinkText> = {
  label: 'ログインリンクを受け取る',
  title: 'メールリンクでログイン',
  heading: 'メールリンクでログイン',
  lead: 'ログイン用のリンクをメールでお送りします。',
  email: 'メールアドレス',
  submit: 'リンクを送信',
  submitting: '送信中…',
  sentHeading: 'メールをご確認ください',
  sent: (email) => `${email}にログインリンクを送信しました。`,

  openedHeading: 'あと少しで完了です',
  signInAs: (email) => `このリンクで${email}としてログインします。`,
  elsewhereHeading: 'メールアドレスを入力',
  elsewhere:
    'このリンクは別のデバイスまたはブラウザでリクエストされました。ご本人であることを確認するため、リンクの送信先のメールアドレスを入力してください。',
  signIn: 'ログイン',
  signingIn: 'ログインしています…',
  otherEmail: '別のメールアドレスを使用',
  wrongEmail: 'このリンクは別のメールアドレスに送信されたものです。',
  inAs: (who) =>
    who === null
      ? '別のアカウントにログインしています。続けると、そのアカウントからログアウトします。'
      : `${who}としてログインしています。続けると、${who}からログアウトします。`,
  keepGuest: 'ゲストのデータを引き継ぐ',
  keepGuestHint: '引き継がない場合、移動するかどうかを決めるまでこのブラウザに残ります。',

  takenHeading: 'このメールアドレスのアカウントがあります',
  taken: (email) =>
    `${email}のアカウントはすでに存在します。代わりにそのアカウントにログインできます。`,
  signInInstead: 'アカウントにログイン',

  confirmHeading: '本人確認',
  confirmLead: (email) => `このリンクで、${email}の本人であることを確認します。`,
  confirm: '確認',
  confirmedHeading: '本人確認が完了しました',
  confirmed: '確認を求められたページに戻るか、ここで続けてください。',

  refusedHeading: 'このリンクは使用できません',
  refused: '有効期限が切れているか、すでに使用されています。新しいリンクをお送りできます。',
}

export const customTokenText: Translation<typeof SignInMethods.customTokenText> = {
  title: 'リンクでログイン',
  heading: 'このリンクでログインしますか？',
  lead: (account) => `このリンクには、${account}用と記載されています。`,
  leadUnnamed: 'このリンクには、どのアカウント用かが記載されていません。',
  unproven:
    '記載内容が正しいかどうかは、ログインするまで確認できません。ご自身でリクエストしたリンクの場合のみ続けてください。以後に書いた内容は、すべてリンクのアカウントのものになります。',
  submit: 'ログイン',
  submitting: 'ログインしています…',
  switchHeading: 'アカウントを切り替えますか？',
  inAs: (account) =>
    `${account}としてログインしています。続けると、ここでは${account}からログアウトします。`,
  switchAccounts: 'アカウントを切り替え',
  stay: '切り替えない',
  signedInHeading: 'ログインしました',
  signedIn: (account) =>
    `これは${account}のアカウントです。ご自身のものでない場合は、次のページでログアウトしてください。`,
  refusedHeading: 'このリンクは使用できません',
  refused:
    '有効期限が切れているか、別のアプリ用に作成されています。入手元で新しいリンクをリクエストしてください。',
  missing: 'リンクが不完全です。入手元からもう一度開いてください。',
}

export const phoneSignInText: Translation<typeof SignInMethods.phoneSignInText> = {
  label: '電話番号で続ける',
  title: '電話番号でログイン',
  heading: '電話番号でログイン',
  codeTitle: 'コードを入力',
  back: '別のログイン方法を使用',
}

export const phoneSignUpText: Translation<typeof SignInMethods.phoneSignUpText> = {
  lead: '初めての方は、この番号でアカウントが作成されます。',
}

export const signInText: Translation<typeof SignIn.signInText> = {
  title: 'ログイン',
  heading: 'ログイン',
  sharedComputer: '共用パソコン: タブを閉じると情報を消去',
}

export const passwordSignInText: Translation<typeof SignIn.passwordSignInText> = {
  email: 'メールアドレス',
  password: 'パスワード',
  forgot: 'パスワードを忘れた場合',
  submit: 'ログイン',
  submitting: 'ログインしています…',
}

export const workEmailText: Translation<typeof SignIn.workEmailText> = {
  lead: (domain, name) => `${domain}のメールアドレスでは、${name}でログインします。`,
  submit: (name) => `${name}で続ける`,
}

export const defaultSignInLead: Translation<typeof Lead.defaultSignInLead> =
  `${__BRAND__.name}にログインしてください。`

export const firstVisitText: Translation<typeof SignIn.firstVisitText> = { heading: 'ようこそ' }

export const newAccountText: Translation<typeof SignIn.newAccountText> = {
  question: '初めてご利用ですか？',
  link: 'アカウントを作成',
}

export const invitationText: Translation<typeof SignIn.invitationText> = {
  question: '初めてご利用ですか？',
  link: '招待を依頼',
  only: 'アカウントの新規作成は招待制です。',
}

export const tokenLinkText: Translation<typeof SignIn.tokenLinkText> = {
  lead: 'ログインするには、お受け取りになったリンクを開いてください。',
}

export const passwordResetText: Translation<typeof PasswordReset.passwordResetText> = {
  title: 'パスワードを忘れた場合',
  heading: 'パスワードの再設定',
  lead: '新しいパスワードを設定するためのリンクをメールでお送りします。',
  submit: 'メールを送信',
  submitting: '送信中…',
  sentHeading: 'メールをご確認ください',
  sent: (email) => `${email}のアカウントが存在する場合は、リンクを記載したメールを送信しました。`,
}
