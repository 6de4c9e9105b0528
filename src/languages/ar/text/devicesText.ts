import type * as english from '#src/text/devicesText.ts'
import type { Translation } from '#src/languages/translation.ts'
import { isolated } from '../isolated.ts'

export const devicesText: Translation<typeof english.devicesText> = {
  heading: 'الأجهزة التي سجّلت الدخول عليها',
  lead: 'يُرجى تسجيل الخروج من أي جهاز غير مألوف أو لم يعُد مستخدَمًا.',
  loading: 'جارٍ تحميل أجهزتك…',
  slow: 'ما زالت المحاولة جارية. يُرجى التحقّق من الاتصال.',
  thisDevice: 'هذا الجهاز',
  signedInSince: (moment) => `تم تسجيل الدخول في ${moment}`,
  deviceSince: (device, moment) => `${isolated(device)}، تم تسجيل الدخول في ${moment}`,
  lastSeen: (when) => `آخر نشاط: ${when}`,
  unlisted: 'لم يُدرَج هذا الجهاز في القائمة بعد.',
  signOut: 'تسجيل الخروج',
  signingOut: 'جارٍ تسجيل الخروج…',
  keep: 'إلغاء',
  question: (name) => `هل تريد تسجيل الخروج من ${isolated(name)}؟`,
  sentence:
    'سيفقد الجهاز إذن الوصول خلال لحظات. ستبقى التغييرات غير المحفوظة مشفَّرة عليه إلى حين تسجيل الدخول عليه مجددًا.',
  done: 'تم تسجيل الخروج من الجهاز.',
  others: 'الأجهزة الأخرى',
  othersHint: 'كل الأجهزة باستثناء هذا الجهاز، سواء كانت مدرَجة أم لا.',
  signOutAll: 'الخروج من الكل',
  signOutOthers: 'الخروج من جميعها',
  questionOthers: 'هل تريد تسجيل الخروج من جميع الأجهزة الأخرى؟',
  sentenceOthers: 'لن يتم تسجيل خروجك هنا. سنطلب منك أولاً تأكيد هويتك.',
  doneOthers: 'تم تسجيل الخروج من جميع الأجهزة الأخرى.',
  pending: 'لتسجيل الخروج من هذا الجهاز، يُرجى تسجيل الدخول مجددًا.',
  pendingOthers: 'لتسجيل الخروج من جميع الأجهزة الأخرى، يُرجى تسجيل الدخول مجددًا.',
  full: 'بلغت الحد الأقصى لتسجيل الخروج من الأجهزة كلٌّ على حدة. لا يزال بإمكانك تسجيل الخروج من جميع الأجهزة الأخرى.',
}

export const activityText: Translation<typeof english.activityText> = {
  heading: 'النشاط الأخير',
  lead: 'التغييرات في حسابك ومكان إجرائها.',
  none: 'لا يوجد نشاط بعد.',
  more: 'عرض المزيد',
  full: (until) =>
    `هذه القائمة ممتلئة بإدخالات آخر 7 أيام. لن يُسجَّل أي نشاط جديد حتى ${isolated(until)}.`,
  missed: (moment) =>
    `بعض الأنشطة غير مسجَّلة، وآخرها في ${isolated(moment)}، لأن هذه القائمة كانت ممتلئة.`,
  onDevice: (device, when) => `${isolated(device)}، ${when}`,
  methods: {
    password: 'البريد الإلكتروني',
    phone: 'الهاتف',
    passkey: 'مفتاح مرور',
    custom: 'رمز مميّز',
  },
}

export const activitySentences: Translation<typeof english.activitySentences> = {
  signedIn: (method) =>
    method ? `تم تسجيل الدخول باستخدام ${isolated(method)}` : 'تم تسجيل الدخول',
  passwordChanged: () => 'تم تغيير كلمة المرور',
  passwordAdded: () => 'تمت إضافة كلمة مرور',
  passwordReset: () => 'تمت إعادة ضبط كلمة المرور',
  emailChangeRequested: () => 'تم طلب تغيير البريد الإلكتروني',
  emailChanged: () => 'تم تغيير البريد الإلكتروني',
  emailRecovered: () => 'تمت استعادة البريد الإلكتروني السابق',
  phoneChanged: () => 'تمت إضافة رقم الهاتف أو تغييره',
  phoneRemoved: () => 'تمت إزالة رقم الهاتف',
  factorAdded: () => 'تمت إضافة عامل تحقّق',
  factorRemoved: () => 'تمت إزالة عامل تحقّق',
  passkeyAdded: () => 'تمت إضافة مفتاح مرور',
  passkeyRemoved: () => 'تمت إزالة مفتاح مرور',
  providerConnected: (provider) => `تم ربط ${isolated(provider)}`,
  providerDisconnected: (provider) => `تم إلغاء ربط ${isolated(provider)}`,
  deviceSignedOut: (device) =>
    device ? `تم تسجيل الخروج من ${isolated(device)}` : 'تم تسجيل الخروج من جهاز',
  othersSignedOut: () => 'تم تسجيل الخروج من جميع الأجهزة الأخرى',
  other: () => 'نشاط آخر',
}
