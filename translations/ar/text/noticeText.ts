import type * as english from '#src/text/noticeText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'

export const methodsNoticeText: Translation<typeof english.methodsNoticeText> = {
  askToLink: (name) => `سبق أن سجّلت الدخول باستخدام ${isolated(name)}. هل ينبغي ربطه بحسابك؟`,
  link: 'ربط',
  notNow: 'ليس الآن',
  linking: (name) => `جارٍ ربط ${isolated(name)}…`,
  linked: (name) => `تم ربط ${isolated(name)}.`,
  linkFailed: (name) => `تعذّر ربط ${isolated(name)}.`,
  lostPasswordTo: (name) => `تمت إزالة كلمة مرورك عند تسجيل الدخول باستخدام ${isolated(name)}.`,
  lostPassword: 'تمت إزالة كلمة مرورك من هذا الحساب.',
  lost: (name) => `لم يعُد ${isolated(name)} مرتبطًا بحسابك.`,
  added: (name) => `تم ربط ${isolated(name)} بحسابك على جهاز آخر.`,
  addedEmail: 'تمت إضافة تسجيل الدخول بالبريد الإلكتروني إلى حسابك على جهاز آخر.',
  addedPhone: 'تمت إضافة رقم هاتف إلى حسابك على جهاز آخر.',
  review: 'مراجعة طرق تسجيل الدخول',
  mine: 'كان ذلك أنا',
  changed: 'تغيّرت طريقة تسجيل دخولك، وما زالت أجهزتك الأخرى مسجَّلة الدخول.',
  earlierSessions:
    'كان هذا الحساب موجودًا قبل أن تؤكّد عنوان بريده الإلكتروني. حرصًا على أمانك، تم تسجيل الخروج من جميع الأجهزة الأخرى.',
  earlierPassword:
    'كان هذا الحساب موجودًا قبل أن تؤكّد عنوان بريده الإلكتروني. حرصًا على أمانك، تمت إزالة كلمة مروره وتسجيل الخروج من جميع الأجهزة الأخرى.',
  earlierPasskeys:
    'كان هذا الحساب موجودًا قبل أن تؤكّد عنوان بريده الإلكتروني. حرصًا على أمانك، تمت إزالة مفاتيح مروره وتسجيل الخروج من جميع الأجهزة الأخرى.',
  earlierBoth:
    'كان هذا الحساب موجودًا قبل أن تؤكّد عنوان بريده الإلكتروني. حرصًا على أمانك، تمت إزالة كلمة مروره ومفاتيح مروره وتسجيل الخروج من جميع الأجهزة الأخرى.',
  otherDevices: 'الأجهزة الأخرى',
  setPassword: 'اختيار كلمة مرور جديدة',
  connectAgain: 'إعادة الربط',
  dismiss: 'إغلاق',
}

export const unfinishedDeletionText: Translation<typeof english.unfinishedDeletionText> = {
  begun: 'بدأت حذف حسابك، ولم يتم حذف أي شيء بعد. ستبقى التغييرات الجديدة على هذا الجهاز فقط.',
  final: 'يجري حذف حسابك. لم يعُد بالإمكان إلغاء ذلك.',
  past: 'تم حذف حسابك السابق خلال الساعة الماضية. لحفظ التغييرات، يُرجى تسجيل الدخول مجددًا في وقت لاحق.',
  continue: 'متابعة',
  keep: 'الاحتفاظ بحسابي',
  canceling: 'لحظة من فضلك…',
  canceled: 'لم يتم حذف حسابك.',
  dismiss: 'إغلاق',
}
