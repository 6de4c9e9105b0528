import type * as english from '#src/text/connectedText.ts'
import type { Translation } from '#translations/translation.ts'

export const connectedText: Translation<typeof english.connectedText> = {
  heading: '連携アカウント',
  lead: 'どの連携アカウントでもログインできます。',
  notConnected: '未連携',
  connected: '連携済み',
  only: 'これが唯一のログイン方法です。連携を解除する前に、別の方法を追加してください。',
  connect: '連携',
  disconnect: '連携を解除',
  disconnecting: '解除中…',
  askHeading: (name) => `${name}の連携を解除しますか？`,
  ask: (name) => `${name}ではログインできなくなります。`,
  askApple: 'このアプリのアクセス権を取り消すため、Appleへの再ログインを求められます。',
  keep: 'キャンセル',
  nowConnected: (name) => `${name}を連携しました。`,
  nowDisconnected: (name) => `${name}の連携を解除しました。`,
  toConnect: (name) => `${name}を連携するには、もう一度ログインしてください。`,
  toDisconnect: (name) => `${name}の連携を解除するには、もう一度ログインしてください。`,
  confirmWith: (name) => `${name}で確認`,
  mismatch: (name) =>
    `別の${name}アカウントにログインしています。ここで連携しているアカウントを選択してください。`,
}
