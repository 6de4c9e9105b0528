import { totalOf } from '#src/domain/data/itemCounts.ts'
import { formatCount } from '#src/domain/format.ts'
import type * as english from '#src/text/product/defaultProductText.ts'
import type { Translation } from '#translations/translation.ts'

const itemsOf = (count: number) => `項目${formatCount(count)}件`

export const defaultProductText: Translation<typeof english.defaultProductText> = {
  archive: {
    exportLead: 'ブラウザでZIPファイルを作成します。データとアカウントの詳細が含まれます。',
    counts: (counts) => `${itemsOf(totalOf(counts))}。`,
    unsaved: () => null,
    packing: () => 'データをエクスポートしています…',
    packed: ({ done }) => `${itemsOf(done)}を処理済み`,
    contained: (counts) => `${itemsOf(totalOf(counts))}が含まれています。`,
    missing: {},
    importLead:
      'ここでエクスポートしたZIPファイルから、データを復元します。別のアカウントのファイルも使用できます。既存のデータが変更されたり、置き換えられたりすることはありません。',
    preview: (counts) => [itemsOf(totalOf(counts))],
    rules: '既存の項目は変更されません。',
    soFar: ({ added = 0 }) => `${itemsOf(added)}を追加済みです。`,
    outcome: ({ added = 0, existing = 0 }) => [
      added === 0 ? '追加された項目はありません。' : `${itemsOf(added)}を追加しました。`,
      ...(existing === 0 ? [] : [`${itemsOf(existing)}はすでにあります。`]),
    ],
    full: () => '保存容量がいっぱいです。',
    leftOut: {
      'not-allowed': 'サーバーに拒否されました',
      'no-document': '対応する項目がここにありません',
      unknown: 'このアプリでは使われなくなりました',
    },
  },
  move: {
    counting: 'データを確認しています…',
    uncounted: 'データも一緒に移動します。',
    comesAlong: (kept) => {
      const count = totalOf(kept)
      return count === 0
        ? 'ここにはまだデータがないため、移動するものはありません。'
        : `${itemsOf(count)}も一緒に移動します。`
    },
    unsaved: () => '',
    title: 'データの移動',
    heading: 'データを移動しています',
    lead: 'ゲストのデータをアカウントに移動しています。',
    steps: { documents: '項目' },
    notYet: 'まだ移動していないデータがあります',
    freeUpSpace: '',
    home: 'データを見る',
    movedHeading: 'データを移動しました',
    movedLead:
      'ゲストのデータは、すべてアカウントに移動しました。ゲスト側のコピーは削除されました。',
    confirmHeading: (account, kept) =>
      kept && totalOf(kept) > 0
        ? `${itemsOf(totalOf(kept))}を${account}に移動しますか？`
        : `このブラウザのゲストのデータを${account}に移動しますか？`,
    confirmLead: (account) =>
      `このブラウザをゲストとして使った人がいます。使ったのがご自身で、${account}がご自身のアカウントである場合にのみ、データを移動してください。移動しない場合、データはそのまま残ります。`,
    pendingHeading: 'ゲストのデータが残っています',
    pendingLead:
      'ログインする前に、このブラウザをゲストとして使った人がいます。ほかの人に確認することはありません。移動または削除するまで、データはここに残ります。',
    deletePendingGuest: 'ゲストのデータを削除',
    pendingDeleted: 'ゲストのデータを削除しました',
    noticeMoving: 'ゲストのデータをアカウントに移動しています…',
    noticeStopped: 'まだアカウントに移動していないゲストのデータがあります。',
    noticeWaiting: 'サーバーが利用可能になると、ゲストのデータの移動を再開します。',
    noticeMoved: 'ゲストのデータをアカウントに移動しました。',
    noticeGuestGone: 'データの移動元のゲストアカウントは存在しません。',
    noticeUnconfirmed: 'このブラウザをゲストとして使った人がいます。',
  },
  deletion: {
    guest: 'このブラウザのゲストセッションにあり、アカウントに移動していないデータ',
    documents: 'データ',
    dataDeleted: 'データを削除しました。次にアカウントを削除します。',
  },
}

export const defaultUnsavedText: Translation<typeof english.defaultUnsavedText> = {
  untitled: '項目',
}

export const defaultDeletedText: Translation<typeof english.defaultDeletedText> = {
  label: 'データ',
  counted: (count) => itemsOf(count),
}
