import { formatCount, formatList } from '#src/domain/format.ts'
import type * as GuestNotice from '#src/text/guest/guestNoticeText.ts'
import type * as Guest from '#src/text/guest/guestText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from './isolated.ts'

export const guestUpgradeText: Translation<typeof Guest.guestUpgradeText> = {
  title: 'إنشاء حساب',
  lead: 'سيبقى لديك كل ما هو موجود هنا.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'إنشاء حساب',
  submitting: 'جارٍ إنشاء الحساب…',
  or: 'أو',
  phone: 'استخدام رقم هاتف',
  upgradedTitle: 'حسابك جاهز',
  upgraded: 'يمكنك الآن تسجيل الدخول على أي جهاز.',
  emailTaken: 'يوجد حساب بهذا البريد الإلكتروني. يُرجى تسجيل الدخول بكلمة مروره.',
  existingPassword: 'كلمة مرور ذلك الحساب',
  signIn: 'تسجيل الدخول إليه',
  signingIn: 'جارٍ تسجيل الدخول…',
  providerTaken: (name) => `${isolated(name)} مرتبط بحساب آخر. يمكنك تسجيل الدخول إليه.`,
  providerEmailTaken: (name) =>
    `يوجد حساب بالبريد الإلكتروني لحسابك في ${isolated(name)}. يمكنك تسجيل الدخول إليه.`,
  notConnected: (name) =>
    `ذلك الحساب غير مرتبط بـ ${isolated(name)}. اختر الطريقة التي تسجّل بها الدخول عادةً.`,
}

export const moveText: Translation<typeof Guest.moveText> = {
  deletingLead: 'كل ما تم نقله موجود في حسابك. يجري حذف حساب الضيف.',
  waiting: 'في انتظار انتهاء علامة تبويب أخرى في هذا المتصفّح.',
  steps: 'الخطوات',
  stepChanges: 'التغييرات غير المحفوظة',
  stepVerifying: 'التحقّق',
  stepDeleting: 'حذف حساب الضيف',
  outOf: (copied, all) => `${formatCount(copied)} من ${formatCount(all)}`,
  pause: 'إيقاف مؤقت',
  pausedLead: 'كل ما تم نسخه حتى الآن موجود في حسابك. يمكنك نقل الباقي في أي وقت.',
  failedLead: 'كل ما تم نسخه حتى الآن موجود في حسابك، ولم يتم حذف أي شيء. يمكنك الاستئناف في أي وقت.',
  offlineLead: 'كل ما تم نسخه حتى الآن موجود في حسابك. سيُستأنف النقل عند عودة الاتصال بالإنترنت.',
  coolingDownLead: 'الخادم مشغول. سيُستأنف النقل بعد قليل.',
  overQuotaLead: 'لا يتسع حسابك لكل شيء. تم نقل ما تتسع له المساحة، ولا يزال الباقي في حساب الضيف.',
  verify: 'التحقّق من بريدك الإلكتروني للحصول على مساحة أكبر',
  undeleted: 'لم يتم حذف حساب الضيف بعد',
  undeletedLead: 'كل ما تم نقله موجود في حسابك. يمكنك الاستئناف في أي وقت.',
  undeletedOfflineLead: 'كل ما تم نقله موجود في حسابك. سيُستأنف الحذف عند عودة الاتصال بالإنترنت.',
  noticeUndeleted: 'كل ما تم نقله موجود في حسابك. لم يتم حذف حساب الضيف بعد.',
  discardConfirmation: (items) =>
    items.length === 0
      ? 'نعم، أريد حذف كل ما لم يتم نقله، بما في ذلك التغييرات غير المحفوظة التي لا يمكن قراءتها هنا. لا يمكن التراجع عن هذا الإجراء.'
      : `نعم، أريد حذف كل ما لم يتم نقله (${formatList(items)})، بما في ذلك التغييرات غير المحفوظة التي لا يمكن قراءتها هنا. لا يمكن التراجع عن هذا الإجراء.`,
  itemsOfStep: (step, count) => `${step}: ${formatCount(count)}`,
  discard: 'التخلّي عن الباقي',
  goneHeading: 'لم يعُد حساب الضيف موجودًا',
  goneLead:
    'تم حذف حساب الضيف أو ترقيته أو انتهت جلسته، لذا لا يمكن نقل المزيد. سيبقى كل ما تم نسخه حتى الآن في حسابك.',
  nothingHeading: 'لا يوجد ما يمكن نقله',
  nothingLead: 'كل ما لديك موجود في هذا الحساب.',

  confirm: 'نعم، أريد نقلها',
  decideLater: 'اتخاذ القرار لاحقًا',
  keepPending: 'الاحتفاظ بها وتسجيل الخروج',
  deleteConfirmation: 'نعم، أريد حذف ما تركه الضيف. لا يمكن التراجع عن هذا الإجراء.',
  deleting: 'جارٍ الحذف…',

  view: 'عرض',
}

export const guestNoticeText: Translation<typeof GuestNotice.guestNoticeText> = {
  lead: 'هذا حساب ضيف. يُرجى إنشاء حساب ليكون بإمكانك تسجيل الدخول مجددًا لاحقًا.',
  action: 'إنشاء حساب',
}

export const guestEndText: Translation<typeof GuestNotice.guestEndText> = {
  until: (day) => `حساب ضيف، حتى ${day}`,
  near: (day) => `سيتم حذف حساب الضيف هذا مع كل محتواه في ${day}.`,
  past: 'انقضى آخر يوم لحساب الضيف هذا، وقد يتم حذفه مع كل محتواه في أي وقت.',
  export: 'تصدير بياناتك',
}
