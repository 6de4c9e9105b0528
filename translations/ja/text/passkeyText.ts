import type * as english from '#src/text/passkeyText.ts'
import type { Translation } from '#translations/translation.ts'

export const passkeysText: Translation<typeof english.passkeysText> = {
  heading: 'パスキー',
  lead: '指紋、顔、またはデバイスのPINでログインできます。',
  loading: 'パスキーを読み込んでいます…',
  none: 'パスキーはまだありません。',
  unnamed: '名前のないパスキー',
  only: 'これが唯一のログイン方法です。削除する前に、別の方法を追加してください。',
  addRow: '新しいパスキー',
  add: '追加',
  hint: 'このデバイスやパスワードマネージャーなど、保存先がわかる名前を付けてください。',
  create: 'パスキーを作成',
  creating: 'ブラウザの応答を待っています…',
  dismissed: 'パスキーは作成されませんでした。準備ができたら、もう一度お試しください。',
  existing:
    'このデバイスには、このアカウントのパスキーがすでにあります。追加するには、別のデバイスを選択してください。',
  added: 'パスキーを追加しました。今後はこのパスキーでログインできます。',
  unsupported: 'このブラウザはパスキーに対応していません。',
  remove: '削除',
  removing: '削除中…',
  keep: 'キャンセル',
  removeQuestion: (name) => `「${name}」を削除しますか？`,
  removeSentence:
    'このパスキーではログインできなくなります。今後表示されないように、デバイスからも削除してください。',
  removed: 'パスキーを削除しました。',
  pendingAdd: 'パスキーを追加するには、もう一度ログインしてください。',
  pendingRemove: 'パスキーを削除するには、もう一度ログインしてください。',
}

export const passkeyRequestText: Translation<typeof english.passkeyRequestText> = {
  signIn: 'パスキーでログイン',
  confirm: 'パスキーで確認',
  waiting: 'ブラウザの応答を待っています…',
  dismissed:
    'パスキーは使用されませんでした。もう一度お試しいただくか、別の方法を選択してください。',
  unknown:
    'このパスキーは使えなくなりました。別の方法でログインしてから、アカウントに新しいパスキーを追加してください。',
  unknownHere: 'このパスキーは使えなくなりました。別の方法を選択してください。',
}
