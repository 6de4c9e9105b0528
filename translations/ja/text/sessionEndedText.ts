import type * as english from '#src/text/sessionEndedText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

const anotherAccount = __SIGN_UP__.closed ? '別のアカウントでログイン' : '新しいアカウントを作成'

export const sessionEndedText: Translation<typeof english.sessionEndedText> = {
  disabled: {
    title: 'このアカウントは無効になっています',
    lead: `お心当たりがない場合は、${supportContact}にお問い合わせください。`,
    action: '別のアカウントでログイン',
  },
  deleted: {
    title: 'このアカウントは存在しません',
    lead: '別のデバイスで、または管理者によって削除されました。',
    action: anotherAccount,
  },
  expired: {
    title: 'もう一度ログインしてください',
    lead: __METHODS__.password
      ? '他のデバイスからログアウトした、パスワードやメールアドレスが変更されたなどの理由で、セッションが終了しました。ログインすると、元のページに戻ります。'
      : '他のデバイスからログアウトした、メールアドレスが変更されたなどの理由で、セッションが終了しました。ログインすると、元のページに戻ります。',
    action: 'ログイン',
  },
  revoked: {
    title: '別のデバイスからログアウトされました',
    lead: '保存していなかった内容は、このデバイスに暗号化して保管されています。もう一度ログインすると復元されます。',
    action: 'ログイン',
  },
  left: {
    title: 'アカウントを削除しました',
    lead: 'アカウントとそのすべての内容が完全に削除されました。',
    action: anotherAccount,
  },
}

export const guestEndedText: Translation<typeof english.guestEndedText> = {
  title: 'このゲストアカウントは存在しません',
  lead: '期限が過ぎたか、管理者によって削除されました。すべての内容が失われました。',
  action: anotherAccount,
}
