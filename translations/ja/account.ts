import { formatDecimal } from '#src/domain/format.ts'
import type * as AccountRow from '#src/text/account/accountRowText.ts'
import type * as Account from '#src/text/account/accountText.ts'
import type * as Picture from '#src/text/account/pictureText.ts'
import type { Translation } from '#translations/translation.ts'

export const accountRowText: Translation<typeof AccountRow.accountRowText> = {
  actionOn: (action, row) => `${action}: ${row}`,
  none: 'なし',
}

export const accountText: Translation<typeof Account.accountText> = {
  title: 'アカウント',
  guest: 'ゲスト',
  profile: 'プロフィール',
  profileLead: '名前、写真、連絡先です。',
  about: '基本情報',
  contact: '連絡先',
  security: 'セキュリティ',
  securityLead: 'ログイン方法と本人確認の方法です。',
  devices: 'デバイス',
  devicesLead: 'ログイン中のデバイスと、そこに保存されているデータです。',
  name: '名前',
  nameHint: '空欄にすると名前が削除されます。',
  nameMissing: '名前を入力してください。',
  nameTooLong: '名前は80文字以内で入力してください。',
  signInMethods: 'ログイン方法',
  device: 'このデバイス',
  signedIn: 'ログイン中',
  since: (moment) => `${moment}から`,
  sessionDuration: 'ログイン状態の保持',
  keptHere: 'ログアウトするまで（ブラウザを閉じた後も保持されます）。',
  keptAsShared: '共用パソコンのため、このタブを閉じるまで。',
  keptInTab: 'このブラウザがセッションを保存できなかったため、このタブを閉じるまで。',
  data: 'データ',
  deletion: 'アカウントの削除',
  deletionLead: 'アカウントとそのすべての内容を完全に削除します。',
  deletionAction: 'アカウントを削除',
  confirmChangeName: '名前を変更するには、もう一度ログインしてください。',
}

export const emailChangeText: Translation<typeof Account.emailChangeText> = {
  label: 'メールアドレス',
  verified: '確認済み',
  unverified: '未確認',
  verify: 'このアドレスを確認',
  guest: 'ゲストにはメールアドレスがありません。',
  keep: 'アカウントを作成',
  none: 'なし。',
  addWithPassword: 'メールアドレスとパスワードを追加',
  phoneOnly: 'なし。メールアドレスのあるアカウントを連携してください。',
  field: '新しいメールアドレス',
  hint: '新しいアドレスにリンクを送信します。リンクを開くとメールアドレスが変更され、このデバイスを含むすべてのデバイスからログアウトします。',
  missing: '新しいメールアドレスを入力してください。',
  same: '現在のメールアドレスと同じです。',
  submit: 'リンクを送信',
  sent: (email) =>
    `${email}にメールを送信しました。メール内のリンクを開くと、アドレスが変更されます。`,
  close: '完了',
  confirmChange: 'メールアドレスを変更するには、もう一度ログインしてください。',
}

export const phoneRowText: Translation<typeof Account.phoneRowText> = {
  label: '電話番号',
  remove: '番号を削除',
  removeQuestion: '電話番号を削除しますか？',
  removeSentence: (number) => `${number}ではログインできなくなります。`,
  onlySignInMethod: 'この番号が唯一のログイン方法です。削除する前に、別の方法を追加してください。',
  removed: '削除しました',
  confirmSave: '電話番号を保存するには、もう一度ログインしてください。',
  confirmRemove: '電話番号を削除するには、もう一度ログインしてください。',
}

export const pictureText: Translation<typeof Picture.pictureText> = {
  label: '写真',
  confirmChange: '写真を変更するには、もう一度ログインしてください。',
  hidden: '写真の保存先のサイトからは画像を読み込めません。',
  hint: 'JPEG、PNG、WebP、GIFの画像を選択するか、ここにドロップまたは貼り付けてください。自分だけに表示されます。',
  choose: '写真を選択',
  chooseAnother: '別の写真を選択',
  reading: '写真を読み込んでいます…',
  remove: '写真を削除',
  square: '表示範囲',
  cropHint:
    'ドラッグして位置を調整するか、中央にしたい点をタップします。キーボードでは、矢印キーと+、−キーを使用します。',
  zoom: 'ズーム',
  zoomOf: (zoom) => `${formatDecimal(zoom)}倍`,
  preview: 'プレビュー',
}

export const pictureRefusals: Translation<typeof Picture.pictureRefusals> = {
  'too-large': 'ファイルが50 MBを超えています。より小さいファイルを選択してください。',
  'too-many-pixels':
    '画像が4,000万画素を超えているか、1辺が10,000ピクセルを超えています。より小さい画像を選択してください。',
  'not-a-picture': 'JPEG、PNG、WebP、GIFのいずれでもありません。別のファイルを選択してください。',
  unsupported:
    'このブラウザーは HEIC 形式の画像を読み込めません。JPEG を選ぶか、Safari でこのページを開いてください。',
  unreadable:
    'この画像を読み取れません。破損している可能性があります。別の画像を選択してください。',
  'too-slow': '画像の読み込みに時間がかかりすぎました。より小さい画像を選択してください。',
  'no-room': 'ストレージの空き容量がありません。ファイルを削除してから、もう一度保存してください。',
}
