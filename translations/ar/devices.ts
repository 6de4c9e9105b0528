import type * as Devices from '#src/text/devices/devicesText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from './isolated.ts'

export const nameOfDevice: Translation<typeof Devices.nameOfDevice> = ({ browser, system }) => {
  if (browser && system) return `${isolated(browser)} على ${isolated(system)}`
  return browser || system || 'جهاز غير معروف'
}

export const devicesText: Translation<typeof Devices.devicesText> = {
  heading: 'الأجهزة التي سجّلت الدخول عليها',
  lead: 'إذا كان أحد الأجهزة غير مألوف أو لم يعُد مستخدَمًا، يُرجى تسجيل الخروج من جميع الأجهزة الأخرى.',
  loading: 'جارٍ تحميل أجهزتك…',
  slow: 'ما زالت المحاولة جارية. يُرجى التحقّق من الاتصال.',
  thisDevice: 'هذا الجهاز',
  signedInSince: (moment) => `تم تسجيل الدخول في ${moment}`,
  lastSeen: (when) => `آخر نشاط: ${when}`,
  unlisted: 'لم يُدرَج هذا الجهاز في القائمة بعد.',
  signingOut: 'جارٍ تسجيل الخروج…',
  cancel: 'إلغاء',
  others: 'الأجهزة الأخرى',
  othersHint: 'كل الأجهزة باستثناء هذا الجهاز، سواء كانت مدرَجة أم لا.',
  signOutAll: 'الخروج من الكل',
  signOutOthers: 'الخروج من جميعها',
  questionOthers: 'هل تريد تسجيل الخروج من جميع الأجهزة الأخرى؟',
  sentenceOthers:
    'لن يتم تسجيل خروجك هنا. سنطلب منك أولاً تأكيد هويتك. ستفقد الأجهزة الأخرى إذن الوصول خلال لحظات، ولن تُرسَل التغييرات غير المحفوظة عليها إلا بعد تسجيل الدخول عليها مجددًا.',
  methodsLeft: (methods) =>
    `ما زال يمكن فتح حسابك باستخدام: ${isolated(methods)}. يُرجى أولاً إزالة كل ما لا يخصّك.`,
  withoutEmail:
    'بدون عنوان بريد إلكتروني، لا يستطيع حسابك إنهاء الجلسات الأخرى بالكامل: باستخدام برنامج معدَّل، قد تضيف إحداها طريقة لتسجيل الدخول وتعود.',
  addEmail: 'لمنع ذلك، يُرجى إضافة عنوان بريد إلكتروني.',
  methods: { password: 'البريد الإلكتروني', phone: 'رقم الهاتف' },
  doneOthers: 'تم تسجيل الخروج من جميع الأجهزة الأخرى.',
  confirmOthers: 'لتسجيل الخروج من جميع الأجهزة الأخرى، يُرجى تسجيل الدخول مجددًا.',
}
