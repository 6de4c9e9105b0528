import { formatDecimal } from '#src/domain/format.ts'
import type * as AccountRow from '#src/text/account/accountRowText.ts'
import type * as Account from '#src/text/account/accountText.ts'
import type * as Picture from '#src/text/account/pictureText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from './isolated.ts'

export const accountRowText: Translation<typeof AccountRow.accountRowText> = {
  actionOn: (action, row) => `${action}: ${isolated(row)}`,
  none: 'لا يوجد',
}

export const accountText: Translation<typeof Account.accountText> = {
  title: 'حسابك',
  guest: 'ضيف',
  profile: 'الملف الشخصي',
  profileLead: 'اسمك وصورتك وكيف يمكننا التواصل معك.',
  about: 'نبذة عنك',
  contact: 'معلومات الاتصال',
  security: 'الأمان',
  securityLead: 'كيفية تسجيل دخولك وكيف نتأكد من هويتك.',
  devices: 'الأجهزة',
  devicesLead: 'الأجهزة التي سجّلت الدخول عليها وما هو مخزَّن فيها.',
  name: 'الاسم',
  nameHint: 'لإزالة اسمك، يُرجى ترك الحقل فارغًا.',
  nameMissing: 'يُرجى إدخال اسمك.',
  nameTooLong: 'يجب ألا يتجاوز الاسم 80 حرفًا.',
  signInMethods: 'طرق تسجيل الدخول',
  device: 'هذا الجهاز',
  signedIn: 'تسجيل الدخول',
  since: (moment) => `منذ ${moment}`,
  sessionDuration: 'مدة الجلسة',
  keptHere: 'إلى حين تسجيل الخروج، حتى بعد إغلاق المتصفّح.',
  keptAsShared: 'إلى حين إغلاق علامة التبويب هذه فقط، لأن هذا كمبيوتر مشترك.',
  keptInTab: 'إلى حين إغلاق علامة التبويب هذه فقط، لأن هذا المتصفّح لم يتمكّن من تخزين جلستك.',
  data: 'البيانات',
  deletion: 'حذف الحساب',
  deletionLead: 'حذف حسابك وكل محتواه نهائيًا.',
  deletionAction: 'حذف الحساب',
  confirmChangeName: 'لتغيير اسمك، يُرجى تسجيل الدخول مجددًا.',
}

export const emailChangeText: Translation<typeof Account.emailChangeText> = {
  label: 'البريد الإلكتروني',
  verified: 'تم التحقّق منه',
  unverified: 'لم يتم التحقّق منه',
  verify: 'التحقّق من هذا العنوان',
  guest: 'ليس للضيوف عنوان بريد إلكتروني.',
  keep: 'إنشاء حساب',
  none: 'لا يوجد.',
  addWithPassword: 'إضافة بريد إلكتروني وكلمة مرور',
  phoneOnly: 'لا يوجد. يُرجى ربط حساب له بريد إلكتروني.',
  field: 'البريد الإلكتروني الجديد',
  hint: 'سنرسل رابطًا إلى العنوان الجديد. عند فتحه، سيتغيّر بريدك الإلكتروني وسيتم تسجيل خروجك من جميع الأجهزة، بما فيها هذا الجهاز.',
  missing: 'يُرجى إدخال عنوان البريد الإلكتروني الجديد.',
  same: 'هذا هو عنوان بريدك الإلكتروني الحالي.',
  submit: 'إرسال الرابط',
  sent: (email) =>
    `أرسلنا رسالة إلى ${isolated(email)}. سيتغيّر عنوانك عند فتح الرابط الموجود فيها.`,
  close: 'تم',
  confirmChange: 'لتغيير عنوان بريدك الإلكتروني، يُرجى تسجيل الدخول مجددًا.',
}

export const phoneRowText: Translation<typeof Account.phoneRowText> = {
  label: 'الهاتف',
  remove: 'إزالة الرقم',
  removeQuestion: 'هل تريد إزالة رقم هاتفك؟',
  removeSentence: (number) => `لن يعود بإمكانك تسجيل الدخول بالرقم ${isolated(number)}.`,
  onlySignInMethod: 'هذا الرقم هو طريقتك الوحيدة لتسجيل الدخول. يُرجى إضافة طريقة أخرى قبل إزالته.',
  removed: 'تمت الإزالة',
  confirmSave: 'لحفظ رقم هاتفك، يُرجى تسجيل الدخول مجددًا.',
  confirmRemove: 'لإزالة رقم هاتفك، يُرجى تسجيل الدخول مجددًا.',
}

export const pictureText: Translation<typeof Picture.pictureText> = {
  label: 'الصورة',
  confirmChange: 'لتغيير صورتك، يُرجى تسجيل الدخول مجددًا.',
  hidden: 'صورتك مستضافة على موقع لا يمكننا تحميل الصور منه.',
  hint: 'يُرجى اختيار صورة بتنسيق JPEG أو PNG أو WebP أو GIF، أو إفلاتها هنا، أو لصقها. هذه الصورة مرئية لك فقط.',
  choose: 'اختيار صورة',
  chooseAnother: 'اختيار صورة أخرى',
  reading: 'جارٍ قراءة الصورة…',
  remove: 'إزالة الصورة',
  square: 'الجزء المرئي',
  cropHint: `يمكنك السحب لتغيير الموضع أو النقر على النقطة المطلوبة لتوسيطها. على لوحة المفاتيح، يمكنك استخدام مفاتيح الأسهم و${isolated('+')} و${isolated('−')}.`,
  zoom: 'التكبير',
  zoomOf: (zoom) => `${formatDecimal(zoom)}×`,
  preview: 'معاينة',
}

export const pictureRefusals: Translation<typeof Picture.pictureRefusals> = {
  'too-large': 'حجم هذا الملف أكبر من 50 م.ب. يُرجى اختيار ملف أصغر.',
  'too-many-pixels':
    'تتجاوز هذه الصورة 40 مليون بكسل، أو 10,000 بكسل في أحد أبعادها. يُرجى اختيار صورة أصغر.',
  'not-a-picture': 'هذا الملف ليس بتنسيق JPEG أو PNG أو WebP أو GIF. يُرجى اختيار ملف آخر.',
  unsupported:
    'لا يمكن لهذا المتصفح قراءة صور HEIC. يُرجى اختيار صورة JPEG أو فتح هذه الصفحة في Safari.',
  unreadable: 'تتعذّر قراءة هذه الصورة. ربما تكون تالفة. يُرجى اختيار صورة أخرى.',
  'too-slow': 'استغرقت قراءة هذه الصورة وقتًا طويلاً. يُرجى اختيار صورة أصغر.',
  'no-room': 'نفدت مساحة التخزين لديك. يُرجى حذف ملف ثم إعادة الحفظ.',
}
