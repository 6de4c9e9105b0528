import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/productText.ts'

type ProductText = Translation<typeof english.productText>

function greetingsIn({ greetings = 0 }: ItemCounts): string {
  return `あいさつ${greetings}件`
}

const archive: ProductText['archive'] = {
  exportLead: 'あいさつとアカウント情報を含むZIPファイルをブラウザで作成します。',
  contents: (counts) => `${greetingsIn(counts)}があります。`,
  unsaved: () => null,
  packing: () => 'あいさつをエクスポートしています…',
  packed: () => '少々お待ちください',
  contained: (counts) => `内容：${greetingsIn(counts)}。`,
  missing: {},
  importLead: 'ここでエクスポートしたZIPファイルから、あいさつを復元します。',
  preview: (counts) => [`内容：${greetingsIn(counts)}。`],
  rules: 'すでにあるあいさつは変更されません。',
  soFar: (counts) => `これまでに${greetingsIn(counts)}を追加しました。`,
  outcome: (counts) => [`${greetingsIn(counts)}を追加しました。`],
  full: () => '空き容量がありません。',
  leftOut: {},
}

const move: ProductText['move'] = {
  counting: 'あいさつを確認しています…',
  uncounted: 'あいさつも一緒に移動します。',
  comesAlong: ({ greetings = 0 }) =>
    greetings === 0 ? 'あいさつはまだありません。' : 'あいさつも一緒に移動します。',
  unsent: () => '',
  title: 'あいさつの移動',
  heading: 'あいさつを移動しています',
  lead: 'ゲストのあいさつをアカウントに移動しています。',
  steps: { greetings: 'あいさつ' },
  notYet: 'あいさつはまだ移動していません',
  freeUpSpace: '',
  home: 'あいさつに移動',
  movedHeading: 'あいさつを移動しました',
  movedLead: 'ゲストのあいさつをアカウントに移動しました。ゲスト側のコピーは削除されました。',
  confirmHeading: (account) => `このブラウザのゲストのあいさつを${account}に移動しますか？`,
  confirmLead: (account) => `${account}がご自身のアカウントである場合にのみ移動してください。`,
  pendingHeading: 'ゲストのあいさつが残っています',
  pendingLead:
    'ログインする前に、このブラウザでゲストとしてあいさつを保存した人がいます。ほかの人に確認することはありません。移動または削除するまで、あいさつはここに残ります。',
  deletePendingGuest: 'ゲストのあいさつを削除',
  pendingDeleted: 'ゲストのあいさつを削除しました',
  noticeMoving: 'ゲストのあいさつをアカウントに移動しています…',
  noticeHalted: 'ゲストのあいさつはまだアカウントに移動していません。',
  noticeArrived:
    'ゲストのあいさつはアカウントにあります。ゲスト側のコピーはまだ削除されていません。',
  noticeWaiting: 'サーバーが利用可能になると、ゲストのあいさつの移動を再開します。',
  noticeMoved: 'ゲストのあいさつをアカウントに移動しました。',
  noticeLeft: 'ゲストのあいさつは、別のタブで破棄されました。',
  noticeLost: 'あいさつの移動元のゲストアカウントは存在しません。',
  noticeUnconfirmed: 'このブラウザで、ゲストとしてあいさつを保存した人がいます。',
}

export const productText: ProductText = {
  archive,
  move,
  deletion: {
    guest: 'このブラウザのゲストセッションのあいさつ',
    documents: 'あいさつ',
    wiped: 'あいさつを削除しました。次にアカウントを削除します。',
  },
}
