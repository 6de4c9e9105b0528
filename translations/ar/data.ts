import { formatCount, roughTime } from '#src/domain/format.ts'
import type * as AccountDetails from '#src/text/data/accountDetailsText.ts'
import type * as Archive from '#src/text/data/archiveText.ts'
import type * as Collection from '#src/text/data/collectionText.ts'
import type * as TimeLeft from '#src/text/data/timeLeftText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import { ofItems } from './counts.ts'
import { isolated, quoted } from './isolated.ts'

export const accountDetailsText: Translation<typeof AccountDetails.accountDetailsText> = {
  heading: 'تفاصيل الحساب',
  lead: 'كل ما يتضمّنه سجلّ حسابك.',
  yes: 'نعم',
  no: 'لا',
  uid: 'رقم تعريف المستخدم',
  email: 'البريد الإلكتروني',
  emailVerified: 'تم التحقّق من البريد الإلكتروني',
  displayName: 'الاسم',
  photoURL: 'الصورة',
  phoneNumber: 'الهاتف',
  isAnonymous: 'ضيف',
  tenantId: 'المستأجر',
  providerData: 'طرق تسجيل الدخول',
  emailLink: 'رابط بريد إلكتروني',
  creationTime: 'تاريخ إنشاء الحساب',
  lastSignInTime: 'آخر تسجيل دخول',
}

export const dataText: Translation<typeof Archive.dataText> = {
  title: 'بياناتك',
  lead: 'يمكنك تصدير كل شيء أو استيراد ملف سبق تصديره.',
}

export const stayText: Translation<typeof Archive.stayText> = {
  heading: 'هل تريد مغادرة هذه الصفحة؟',
  stay: 'البقاء',
  leave: 'إيقاف ومغادرة',
}

const keepOpen = 'يُرجى إبقاء هذه الصفحة مفتوحة حتى اكتمال العملية.'

export const exportText: Translation<typeof Archive.exportText> = {
  heading: 'تصدير كل شيء',
  counting: 'جارٍ العدّ…',
  start: 'تصدير كل شيء',
  progress: 'مستوى تقدّم التصدير',
  stay: keepOpen,
  stopsThen: 'لا يزال التصدير جاريًا، وسيتم إلغاؤه عند مغادرة هذه الصفحة.',
  diskFull: 'لا تتوفر مساحة كافية للتصدير على هذا الجهاز. يُرجى إخلاء بعض المساحة وإعادة المحاولة.',
  done: (name, size) =>
    `اكتمل التصدير وتم تسليم الملف إلى المتصفّح: ${isolated(name)}، ${isolated(size)}.`,
  withPicture: 'صورتك مضمَّنة.',
  downloadAgain: 'إعادة التنزيل',
  exportAgain: 'إعادة التصدير',
  missing: (count) => `لم يتم تضمين ${ofItems(count)}:`,
  missingAll: `جميعها مدرَجة في ${isolated('manifest.json')}.`,
  picture: 'صورة',
}

export const missingText: Translation<typeof Archive.missingText> = {
  unreadable: 'تعذّرت قراءته',
}

export const namedText: Translation<typeof Archive.namedText> = {
  withReason: (name, reason) => `${quoted(name)}: ${reason}`,
  more: (count) => `و${formatCount(count)} غيرها`,
}

export const importText: Translation<typeof Archive.importText> = {
  heading: 'استيراد',
  choose: 'اختيار ملف ZIP',
  chooseOther: 'اختيار ملف آخر',
  drop: 'أو إفلاته على هذه الصفحة.',
  checking: 'جارٍ فحص الملف…',
  checkingProgress: 'مستوى تقدّم الفحص',
  contains: 'محتوى هذا الملف:',
  from: (moment) => `تاريخ التصدير: ${moment}`,
  missing: (count) => `لم يتم تضمين ${ofItems(count)} في هذا الملف عند التصدير.`,
  account: 'لن يتغيّر حسابك.',
  picture: 'لن يتغيّر حسابك، ولن يتم استيراد الصورة الموجودة في الملف.',
  start: 'استيراد',
  restoring: 'جارٍ الاستيراد…',
  stopsThen:
    'لا يزال الاستيراد جاريًا، وسيتوقف عند مغادرة هذه الصفحة. سيبقى كل ما تم استيراده حتى الآن، ويمكنك استيراد الملف مجددًا للحصول على الباقي.',
  restoringProgress: 'مستوى تقدّم الاستيراد',
  stay: keepOpen,
  pause: 'إيقاف مؤقت',
  finish: 'إنهاء',
  paused: 'تم الإيقاف مؤقتًا.',
  failed: 'انقطع الاستيراد.',
  done: 'اكتمل الاستيراد.',
  leftOut: (count) =>
    plural(count, {
      one: 'لم يتم استيراد عنصر واحد، وهو لا يزال في الملف:',
      two: 'لم يتم استيراد عنصرين، وهما لا يزالان في الملف:',
      few: `لم يتم استيراد ${formatCount(count)} عناصر، وهي لا تزال في الملف:`,
      many: `لم يتم استيراد ${formatCount(count)} عنصرًا، وهي لا تزال في الملف:`,
      other: `لم يتم استيراد ${formatCount(count)} عنصر، وهي لا تزال في الملف:`,
    }),
  another: 'استيراد ملف آخر',
}

export const archiveRefusalText: Translation<typeof Archive.archiveRefusalText> = {
  'not-ours': 'هذا الملف ليس من تصدير هذا التطبيق.',
  newer: 'هذا الملف من إصدار أحدث من هذا التطبيق. يُرجى إعادة تحميل الصفحة ثم إعادة المحاولة.',
  damaged: 'هذا الملف تالف أو تم تغييره بعد تصديره. يُرجى اختيار الملف الأصلي.',
  'too-large': 'هذا الملف أكبر من أي ملف يصدّره هذا التطبيق.',
  unreadable: 'لم يعُد بالإمكان قراءة هذا الملف. ربما تم نقله أو تغييره. يُرجى اختياره مجددًا.',
}

export const refusedText: Translation<typeof Archive.refusedText> = {
  nothing: 'لم يتغيّر أي شيء.',
  partly: 'سيبقى كل ما تم استيراده حتى الآن.',
}

export const timeLeftText: Translation<typeof TimeLeft.timeLeftText> = (milliseconds) => {
  const { count, unit } = roughTime(milliseconds)
  return unit === 'second' ? secondsLeft(count) : minutesLeft(count)
}

function secondsLeft(count: number): string {
  return plural(count, {
    one: 'يتبقى حوالي ثانية واحدة',
    two: 'يتبقى حوالي ثانيتين',
    few: `يتبقى حوالي ${formatCount(count)} ثوانٍ`,
    other: `يتبقى حوالي ${formatCount(count)} ثانية`,
  })
}

function minutesLeft(count: number): string {
  return plural(count, {
    one: 'يتبقى حوالي دقيقة واحدة',
    two: 'يتبقى حوالي دقيقتين',
    few: `يتبقى حوالي ${formatCount(count)} دقائق`,
    other: `يتبقى حوالي ${formatCount(count)} دقيقة`,
  })
}

export const collectionText: Translation<typeof Collection.collectionText> = {
  loading: 'جارٍ التحميل…',
  slow: 'ما زالت المحاولة جارية. يُرجى التحقّق من الاتصال.',
  offline: 'ستُحفظ تغييراتك عند عودة الاتصال.',
  refused: (names) => `تعذّر حفظ هذه التغييرات: ${names}.`,
  discard: 'تجاهل',
  askDiscard: 'هل تريد تجاهل التغييرات غير المحفوظة؟',
  discardLead: (names) => `سيتم فقدان هذه التغييرات غير المحفوظة نهائيًا: ${names}.`,
  keep: 'عدم التجاهل',
}
