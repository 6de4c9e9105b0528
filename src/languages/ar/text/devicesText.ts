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
