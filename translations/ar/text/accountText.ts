import { oneDecimal } from '#src/domain/format.ts'
import type * as english from '#src/text/accountText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated, quoted } from '../isolated.ts'

export const accountText: Translation<typeof english.accountText> = {
  title: 'حسابك',
  guest: 'ضيف',
  profile: 'الملف الشخصي',
  profileLead: 'كيفية ظهورك وكيف يمكننا التواصل معك.',
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
  keptInTab: 'إلى حين إغلاق علامة التبويب هذه فقط، لأن هذا المتصفّح يحظر تخزين البيانات.',
  signOut: 'تسجيل الخروج',
  signingOut: 'جارٍ تسجيل الخروج…',
  data: 'البيانات',
  deletion: 'حذف الحساب',
  deletionLead: 'حذف حسابك وكل محتواه نهائيًا.',
  deletionAction: 'حذف الحساب',
  none: 'لا يوجد',
  change: 'تغيير',
  add: 'إضافة',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  saved: 'تم الحفظ',
  cancel: 'إلغاء',
  toChangeName: 'لتغيير اسمك، يُرجى تسجيل الدخول مجددًا.',
}

export const passwordRowText: Translation<typeof english.passwordRowText> = {
  label: 'كلمة المرور',
  set: __METHODS__.emailLink
    ? 'البريد الإلكتروني مع كلمة مرور أو رابط'
    : 'البريد الإلكتروني مع كلمة مرور',
  field: 'كلمة المرور الجديدة',
  needsEmail: 'يُرجى إضافة عنوان بريد إلكتروني قبل ضبط كلمة مرور.',
  hint: 'لن يتم تسجيل خروجك هنا، بل من جميع الأجهزة الأخرى.',
  firstHint: 'يمكنك بعد ذلك تسجيل الدخول أيضًا ببريدك الإلكتروني وكلمة المرور هذه.',
  email: 'البريد الإلكتروني',
  firstEmailHint:
    'يمكنك بعد ذلك تسجيل الدخول أيضًا بهذا البريد الإلكتروني وكلمة المرور هذه. سنرسل إليك رابطًا للتحقّق من العنوان.',
  toChange: 'لتغيير كلمة مرورك، يُرجى تسجيل الدخول مجددًا.',
  toSet: 'لضبط كلمة مرور، يُرجى تسجيل الدخول مجددًا.',
}

export const emailChangeText: Translation<typeof english.emailChangeText> = {
  label: 'البريد الإلكتروني',
  verified: 'تم التحقّق منه',
  unverified: 'لم يتم التحقّق منه',
  verify: 'التحقّق من هذا العنوان',
  guest: 'ليس للضيوف عنوان بريد إلكتروني.',
  keep: 'إنشاء حساب',
  none: 'لا يوجد.',
  addWithPassword: 'إضافة بريد إلكتروني وكلمة مرور',
  phoneOnly: __METHODS__.providers ? 'لا يوجد. يُرجى ربط حساب له بريد إلكتروني.' : 'لا يوجد.',
  field: 'البريد الإلكتروني الجديد',
  hint: 'سنرسل رابطًا إلى العنوان الجديد. عند فتحه، سيتغيّر بريدك الإلكتروني وسيتم تسجيل خروجك من جميع الأجهزة، بما فيها هذا الجهاز.',
  missing: 'يُرجى إدخال عنوان البريد الإلكتروني الجديد.',
  same: 'هذا هو عنوان بريدك الإلكتروني الحالي.',
  submit: 'إرسال الرابط',
  submitting: 'جارٍ الإرسال…',
  sent: (email) =>
    `أرسلنا رسالة إلى ${isolated(email)}. سيتغيّر عنوانك عند فتح الرابط الموجود فيها.`,
  close: 'تم',
  toChange: 'لتغيير عنوان بريدك الإلكتروني، يُرجى تسجيل الدخول مجددًا.',
}

export const phoneRowText: Translation<typeof english.phoneRowText> = {
  label: 'الهاتف',
  add: 'إضافة',
  change: 'تغيير',
  cancel: 'إلغاء',
  remove: 'إزالة الرقم',
  removeQuestion: 'هل تريد إزالة رقم هاتفك؟',
  removeSentence: (number) => `لن يعود بإمكانك تسجيل الدخول بالرقم ${isolated(number)}.`,
  removing: 'جارٍ الإزالة…',
  keep: 'إلغاء',
  onlySignInMethod: 'هذا الرقم هو طريقتك الوحيدة لتسجيل الدخول. يُرجى إضافة طريقة أخرى قبل إزالته.',
  saved: 'تم الحفظ',
  removed: 'تمت الإزالة',
  pendingSave: 'لحفظ رقم هاتفك، يُرجى تسجيل الدخول مجددًا.',
  pendingRemove: 'لإزالة رقم هاتفك، يُرجى تسجيل الدخول مجددًا.',
}

export const pictureText: Translation<typeof english.pictureText> = {
  label: 'الصورة',
  toChange: 'لتغيير صورتك، يُرجى تسجيل الدخول مجددًا.',
  hidden: 'صورتك مستضافة على موقع لا يمكننا تحميل الصور منه.',
  add: 'إضافة',
  change: 'تغيير',
  hint: 'يُرجى اختيار صورة بتنسيق JPEG أو PNG أو WebP أو GIF، أو إفلاتها هنا، أو لصقها. هذه الصورة مرئية لك فقط.',
  choose: 'اختيار صورة',
  chooseAnother: 'اختيار صورة أخرى',
  reading: 'جارٍ قراءة الصورة…',
  remove: 'إزالة الصورة',
  cancel: 'إلغاء',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  saved: 'تم الحفظ',
  square: 'الجزء المرئي',
  cropHint: `يمكنك السحب لتغيير الموضع أو النقر على النقطة المطلوبة لتوسيطها. على لوحة المفاتيح، يمكنك استخدام مفاتيح الأسهم و${isolated('+')} و${isolated('−')}.`,
  zoom: 'التكبير',
  zoomOf: (zoom) => `${oneDecimal(zoom)}×`,
  preview: 'معاينة',
}

export const pictureRefusals: Translation<typeof english.pictureRefusals> = {
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

export const secondFactorsText: Translation<typeof english.secondFactorsText> = {
  heading: 'عوامل التحقّق الإضافية',
  lead: __METHODS__.password
    ? 'باستخدام عامل تحقّق ثانٍ، لا تكفي كلمة مرور مسروقة وحدها لتسجيل الدخول.'
    : 'باستخدام عامل تحقّق ثانٍ، لا يكفي الوصول إلى بريدك الإلكتروني وحده لتسجيل الدخول.',
  loading: 'جارٍ تحميل عوامل التحقّق…',
  since: (factor, day) => `${isolated(factor)}، منذ ${day}`,
  remove: 'إزالة',
  removing: 'جارٍ الإزالة…',
  keep: 'إلغاء',
  removeQuestion: (name) => `هل تريد إزالة ${quoted(name)}؟`,
  removeSentence: 'لن يكون مطلوبًا لتسجيل الدخول بعد ذلك. قد يتم تسجيل الخروج من الأجهزة الأخرى.',
  removeLast: __METHODS__.password
    ? 'هذا هو عامل التحقّق الإضافي الوحيد لديك. بدونه، تكفي كلمة مرورك وحدها لتسجيل الدخول.'
    : 'هذا هو عامل التحقّق الإضافي الوحيد لديك. بدونه، لن يلزم أي شيء آخر لتسجيل الدخول.',
  removed: 'تمت إزالة عامل التحقّق.',
  addRow: 'إضافة عامل',
  addTotp: 'تطبيق مصادقة',
  addPhone: 'رسالة نصية',
  cancel: 'إلغاء',
  added: 'تمت إضافة عامل التحقّق. سيكون مطلوبًا عند تسجيل الدخول في المرة القادمة.',
  addSecond: 'يُرجى إضافة عامل احتياطي، إذ لا تتوفر رموز لاسترداد الحساب في حال فقدان هذا العامل.',
  needsEmail: 'يُرجى إضافة عنوان بريد إلكتروني قبل إعداد عامل تحقّق ثانٍ.',
  needsVerified: 'يُرجى التحقّق من عنوان بريدك الإلكتروني قبل إعداد عامل تحقّق ثانٍ.',
  verify: 'التحقّق من البريد',
  pendingAdd: 'لإعداد عامل تحقّق ثانٍ، يُرجى تسجيل الدخول مجددًا.',
  pendingRemove: 'لإزالة عامل تحقّق، يُرجى تسجيل الدخول مجددًا.',
  appName: 'تطبيق مصادقة',
  phoneName: 'هاتفي',
}

export const totpText: Translation<typeof english.totpText> = {
  preparing: 'جارٍ إنشاء مفتاح…',
  retry: 'إعادة المحاولة',
  scan: 'يُرجى مسح هذا الرمز ضوئيًا باستخدام تطبيقك',
  qr: 'رمز استجابة سريعة يتضمّن مفتاح تطبيق المصادقة',
  openApp: 'فتح في تطبيق على هذا الجهاز',
  typeKey: 'أو إدخال هذا المفتاح',
  copy: 'نسخ المفتاح',
  copied: 'تم النسخ',
  code: 'يُرجى تسمية التطبيق وإدخال الرمز المعروض فيه.',
  submit: 'إعداد',
  submitting: 'جارٍ التحقّق…',
}

export const factsText: Translation<typeof english.factsText> = {
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
  creationTime: 'تاريخ إنشاء الحساب',
  lastSignInTime: 'آخر تسجيل دخول',
}
