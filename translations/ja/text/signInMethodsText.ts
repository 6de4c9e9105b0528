import type * as english from '#src/text/signInMethodsText.ts'
import type { Translation } from '#translations/translation.ts'

export const otherMethodsText: Translation<typeof english.otherMethodsText> = {
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

export const existingPasswordText: Translation<typeof english.existingPasswordText> = {
  signIn: 'パスワードでログイン',
}

export const guestSignInText: Translation<typeof english.guestSignInText> = {
  enter: 'ゲストとして続ける',
  entering: 'ログインしています…',
}

export const linkSignInText: Translation<typeof english.linkSignInText> = {
  offer: 'ログインリンクを受け取る',
  title: 'メールリンクでログイン',
  heading: 'メールリンクでログイン',
  lead: __METHODS__.password
    ? 'ログイン用のリンクをメールでお送りします。パスワードは不要です。'
    : 'ログイン用のリンクをメールでお送りします。',
  email: 'メールアドレス',
  submit: 'リンクを送信',
  submitting: '送信中…',
  sentHeading: 'メールをご確認ください',
  sent: (email) => `${email}にログインリンクを送信しました。`,
  back: 'ログインに戻る',

  openedHeading: 'あと少しで完了です',
  signInAs: (email) => `このリンクで${email}としてログインします。`,
  elsewhereHeading: 'メールアドレスを入力',
  elsewhere:
    'このリンクは別のデバイスまたはブラウザでリクエストされました。ご本人であることを確認するため、リンクの送信先のメールアドレスを入力してください。',
  follow: 'ログイン',
  following: 'ログインしています…',
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
  guestWaits:
    'ゲストのデータはこのブラウザに残ります。ログイン後に、移動するかどうかを確認します。',
  signInInstead: 'アカウントにログイン',
  stayGuest: 'ゲストのまま続ける',

  confirmHeading: '本人確認',
  confirmLead: (email) => `このリンクで、${email}の本人であることを確認します。`,
  confirm: '確認',
  confirmedHeading: '本人確認が完了しました',
  confirmed: '確認を求められたページに戻るか、ここで続けてください。',

  spentHeading: 'このリンクは使用できません',
  spent: '有効期限が切れているか、すでに使用されています。新しいリンクをお送りできます。',
}

export const customTokenText: Translation<typeof english.customTokenText> = {
  title: 'リンクでログイン',
  heading: 'このリンクでログインしますか？',
  lead: (account) => `このリンクには、${account}用と記載されています。`,
  leadUnnamed: 'このリンクには、どのアカウント用かが記載されていません。',
  unproven:
    '記載内容が正しいかどうかは、ログインするまで確認できません。ご自身でリクエストしたリンクの場合のみ続けてください。以後に書いた内容は、すべてリンクのアカウントのものになります。',
  guestWaits:
    'ゲストのデータはこのブラウザに残ります。ログイン後に、移動するかどうかを確認します。',
  submit: 'ログイン',
  submitting: 'ログインしています…',
  switchHeading: 'アカウントを切り替えますか？',
  inAs: (account) =>
    `${account}としてログインしています。続けると、ここでは${account}からログアウトします。`,
  switchAccounts: 'アカウントを切り替え',
  stay: '切り替えない',
  signedInHeading: 'ログインしました',
  signedIn: (account) =>
    `これは${account}のアカウントです。ご自身のものでない場合は、ログアウトしてください。`,
  continue: '続ける',
  refusedHeading: 'このリンクは使用できません',
  refused:
    '有効期限が切れているか、別のアプリ用に作成されています。入手元で新しいリンクをリクエストしてください。',
  missing: 'リンクが不完全です。入手元からもう一度開いてください。',
  home: 'ホームに戻る',
}

export const phoneSignInText: Translation<typeof english.phoneSignInText> = {
  offer: '電話番号で続ける',
  title: '電話番号でログイン',
  heading: '電話番号でログイン',
  codeTitle: 'コードを入力',
  back: '別のログイン方法を使用',
}

export const phoneSignUpText: Translation<typeof english.phoneSignUpText> = {
  lead: '初めての方は、この番号でアカウントが作成されます。',
}
