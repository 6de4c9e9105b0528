import type * as Connected from '#src/text/security/connectedText.ts'
import type * as Identity from '#src/text/security/identityText.ts'
import type * as MethodsNotice from '#src/text/security/methodsNoticeText.ts'
import type * as Passkey from '#src/text/security/passkeyText.ts'
import type * as PasswordRow from '#src/text/security/passwordRowText.ts'
import type * as SecondFactors from '#src/text/security/secondFactorsText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated, quoted } from './isolated.ts'
import { supportContact } from './shared.ts'

export const passwordRowText: Translation<typeof PasswordRow.passwordRowText> = {
  label: 'كلمة المرور',
  set: __FEATURES__.emailLink
    ? 'البريد الإلكتروني مع كلمة مرور أو رابط'
    : 'البريد الإلكتروني مع كلمة مرور',
  field: 'كلمة المرور الجديدة',
  needsEmail: 'يُرجى إضافة عنوان بريد إلكتروني قبل ضبط كلمة مرور.',
  hint: 'لن يتم تسجيل خروجك هنا، بل من جميع الأجهزة الأخرى.',
  firstHint: 'يمكنك بعد ذلك تسجيل الدخول أيضًا ببريدك الإلكتروني وكلمة المرور هذه.',
  email: 'البريد الإلكتروني',
  firstEmailHint:
    'يمكنك بعد ذلك تسجيل الدخول أيضًا بهذا البريد الإلكتروني وكلمة المرور هذه. سنرسل إليك رابطًا للتحقّق من العنوان.',
  confirmChange: 'لتغيير كلمة مرورك، يُرجى تسجيل الدخول مجددًا.',
  confirmSet: 'لضبط كلمة مرور، يُرجى تسجيل الدخول مجددًا.',
}

export const secondFactorsText: Translation<typeof SecondFactors.secondFactorsText> = {
  heading: 'عوامل التحقّق الإضافية',
  lead: __FEATURES__.password
    ? 'باستخدام عامل تحقّق ثانٍ، لا تكفي كلمة مرور مسروقة وحدها لتسجيل الدخول.'
    : 'باستخدام عامل تحقّق ثانٍ، لا يكفي الوصول إلى بريدك الإلكتروني وحده لتسجيل الدخول.',
  loading: 'جارٍ تحميل عوامل التحقّق…',
  since: (factor, day) => `${isolated(factor)}، منذ ${day}`,
  removeQuestion: (name) => `هل تريد إزالة ${quoted(name)}؟`,
  removeSentence: 'لن يكون مطلوبًا لتسجيل الدخول بعد ذلك. قد يتم تسجيل الخروج من الأجهزة الأخرى.',
  removeLast: 'هذا هو عامل التحقّق الإضافي الوحيد لديك. بدونه، لن يلزم أي شيء آخر لتسجيل الدخول.',
  removed: 'تمت إزالة عامل التحقّق.',
  addRow: 'إضافة عامل',
  addTotp: 'تطبيق مصادقة',
  addPhone: 'رسالة نصية',
  added: 'تمت إضافة عامل التحقّق. سيكون مطلوبًا عند تسجيل الدخول في المرة القادمة.',
  addSecond: 'يُرجى إضافة عامل احتياطي، إذ لا تتوفر رموز لاسترداد الحساب في حال فقدان هذا العامل.',
  needsEmail: 'يُرجى إضافة عنوان بريد إلكتروني قبل إعداد عامل تحقّق ثانٍ.',
  needsVerified: 'يُرجى التحقّق من عنوان بريدك الإلكتروني قبل إعداد عامل تحقّق ثانٍ.',
  confirmAdd: 'لإعداد عامل تحقّق ثانٍ، يُرجى تسجيل الدخول مجددًا.',
  confirmRemove: 'لإزالة عامل تحقّق، يُرجى تسجيل الدخول مجددًا.',
  appName: 'تطبيق مصادقة',
  phoneName: 'هاتفي',
}

export const totpText: Translation<typeof SecondFactors.totpText> = {
  preparing: 'جارٍ إنشاء مفتاح…',
  scan: 'يُرجى مسح هذا الرمز ضوئيًا باستخدام تطبيقك',
  qr: 'رمز استجابة سريعة يتضمّن مفتاح تطبيق المصادقة',
  openApp: 'فتح في تطبيق على هذا الجهاز',
  typeKey: 'أو إدخال هذا المفتاح',
  copy: 'نسخ المفتاح',
  copied: 'تم النسخ',
  code: 'يُرجى تسمية التطبيق وإدخال الرمز المعروض فيه.',
  submit: 'إعداد',
}

export const connectedText: Translation<typeof Connected.connectedText> = {
  heading: 'الحسابات المرتبطة',
  lead: 'يمكنك تسجيل الدخول بأيّ حساب تربطه.',
  notConnected: 'غير مرتبط',
  connected: 'مرتبط',
  only: 'هذه هي طريقتك الوحيدة لتسجيل الدخول. يُرجى إضافة طريقة أخرى قبل إلغاء ربطها.',
  connect: 'ربط',
  disconnect: 'إلغاء الربط',
  disconnecting: 'جارٍ إلغاء الربط…',
  askHeading: (name) => `هل تريد إلغاء ربط ${isolated(name)}؟`,
  ask: (name) => `لن يعود بإمكانك تسجيل الدخول باستخدام ${isolated(name)}.`,
  askApple: 'ستطلب Apple منك تسجيل الدخول مجددًا لإبطال إذن وصول هذا التطبيق.',
  keep: 'إبقاء الربط',
  nowConnected: (name) => `تم ربط ${isolated(name)}.`,
  nowDisconnected: (name) => `تم إلغاء ربط ${isolated(name)}.`,
  confirmConnect: (name) => `لربط ${isolated(name)}، يُرجى تسجيل الدخول مجددًا.`,
  confirmDisconnect: (name) => `لإلغاء ربط ${isolated(name)}، يُرجى تسجيل الدخول مجددًا.`,
  confirmWith: (name) => `التأكيد عبر ${isolated(name)}`,
  mismatch: (name) =>
    `سجّلت الدخول إلى حساب مختلف على ${isolated(name)}. يُرجى اختيار الحساب المرتبط هنا.`,
}

export const identityText: Translation<typeof Identity.identityText> = {
  heading: 'تأكيد هويتك',
  password: 'كلمة المرور الحالية',
  confirm: 'تأكيد',
  wrongPassword: 'كلمة المرور غير صحيحة. يُرجى إعادة المحاولة.',
  passwordOnly:
    'كلمة مرورك وحدها تنهي الجلسات الأخرى نهائيًا. إذا نسيتها أو لم تكن لديك واحدة، يُرجى اختيار كلمة مرور جديدة، فذلك يسجّل الخروج من جميع الأجهزة الأخرى أيضًا.',
  newPassword: 'اختيار كلمة مرور جديدة',
  or: 'أو',
  otherMethod: 'استخدام طريقة أخرى',
  secondFactor: 'أدخل عامل التحقّق الثاني للمتابعة.',
  noWay: 'لا تتوفر طريقة لتأكيد هويتك باستخدام هذا الحساب.',
}

export const linkConfirmationText: Translation<typeof Identity.linkConfirmationText> = {
  send: 'إرسال رابط بدلاً من ذلك',
  sendOnly: 'إرسال رابط إليّ',
  asWell: (email) =>
    `إذا لم يسبق لك ضبط كلمة مرور، يمكنك أيضًا استخدام رابط نرسله إلى ${isolated(email)}.`,
  to: (email) => `سنرسل رابطًا إلى ${isolated(email)}.`,
  sent: (email) =>
    `أرسلنا رابطًا إلى ${isolated(email)}. بعد فتحه في هذا المتصفّح، ستتم المتابعة في هذه الصفحة.`,
}

export const phoneConfirmationText: Translation<typeof Identity.phoneConfirmationText> = {
  lead: (number) => `سنرسل رمزًا إلى ${isolated(number)}.`,
}

export const secondFactorText: Translation<typeof Identity.secondFactorText> = {
  title: 'عامل التحقّق الثاني',
  heading: 'خطوة أخرى',
  lead: 'يتطلب هذا الحساب عامل تحقّق ثانيًا.',
  choose: 'يُرجى اختيار عامل تحقّق ثانٍ',
  chooseApp: 'استخدام تطبيق مصادقة',
  choosePhone: (number) => `إرسال رمز إلى ${isolated(number)}`,
  enterAppCode: 'يُرجى إدخال الرمز المعروض في تطبيق المصادقة.',
  enterSentCode: (number) => `يُرجى إدخال الرمز الذي أرسلناه إلى ${isolated(number)}.`,
  other: 'استخدام عامل تحقّق آخر',
  expired: 'استغرق ذلك وقتًا طويلاً. يُرجى تسجيل الدخول مجددًا.',
  signInAgain: 'تسجيل الدخول مجددًا',
  notAtHand: 'ليس بإمكاني الوصول إليه',
  noRecoveryCodes: 'لا تتوفر رموز لاسترداد الحساب. أمامك الخيارات التالية:',
  methodsLeft: [
    'استخدام عامل تحقّق آخر، إذا سبق لك إعداد أكثر من عامل واحد.',
    'فتح حسابك على جهاز لم يتم تسجيل الخروج منه، وإزالة عامل التحقّق هناك.',
    `يُرجى التواصل مع ${supportContact}. يمكن للفريق إزالته بعد تأكيد هويتك.`,
  ],
}

export const factorKindText: Translation<typeof Identity.factorKindText> = {
  totp: 'تطبيق مصادقة',
  phone: 'رسالة نصية',
}

export const methodsNoticeText: Translation<typeof MethodsNotice.methodsNoticeText> = {
  askToLink: (name) => `حاولت تسجيل الدخول باستخدام ${isolated(name)}. هل ينبغي ربطه بحسابك؟`,
  link: 'ربط',
  linking: (name) => `جارٍ ربط ${isolated(name)}…`,
  linked: (name) => `تم ربط ${isolated(name)}.`,
  linkFailed: (name) => `تعذّر ربط ${isolated(name)}.`,
  lostPasswordTo: (name) => `تمت إزالة كلمة مرورك عند تسجيل الدخول باستخدام ${isolated(name)}.`,
  lostPassword: 'تمت إزالة كلمة مرورك من هذا الحساب.',
  removed: (name) => `لم يعُد ${isolated(name)} مرتبطًا بحسابك.`,
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
  earlierPasswordAndPasskeys:
    'كان هذا الحساب موجودًا قبل أن تؤكّد عنوان بريده الإلكتروني. حرصًا على أمانك، تمت إزالة كلمة مروره ومفاتيح مروره وتسجيل الخروج من جميع الأجهزة الأخرى.',
  otherDevices: 'الأجهزة الأخرى',
  setPassword: 'اختيار كلمة مرور جديدة',
  connectAgain: 'إعادة الربط',
}

export const passkeysText: Translation<typeof Passkey.passkeysText> = {
  heading: 'مفاتيح المرور',
  lead: 'يمكنك تسجيل الدخول ببصمة إصبعك أو وجهك أو رقم PIN لجهازك.',
  loading: 'جارٍ تحميل مفاتيح المرور…',
  none: 'لا توجد مفاتيح مرور بعد.',
  unnamed: 'مفتاح مرور بلا اسم',
  only: 'هذه هي طريقتك الوحيدة لتسجيل الدخول. يُرجى إضافة طريقة أخرى قبل إزالتها.',
  addRow: 'مفتاح مرور جديد',
  hint: 'يُرجى تسميته باسم المكان الذي سيُحفظ فيه، مثل هذا الجهاز أو مدير كلمات المرور.',
  create: 'إنشاء مفتاح مرور',
  creating: 'في انتظار المتصفح…',
  dismissed: 'لم يتم إنشاء مفتاح مرور. تمكن إعادة المحاولة في أي وقت.',
  existing: 'يحتوي هذا الجهاز على مفتاح مرور لحسابك. لإضافة مفتاح، يُرجى اختيار جهاز آخر.',
  added: 'تمت إضافة مفتاح المرور. يمكنك تسجيل الدخول به من الآن فصاعدًا.',
  unsupported: 'لا يدعم هذا المتصفح مفاتيح المرور.',
  removing: 'جارٍ الإزالة…',
  removeQuestion: (name) => `هل تريد إزالة ${quoted(name)}؟`,
  removeSentence:
    'لن تتمكن من تسجيل الدخول به بعد ذلك. يُرجى حذفه من جهازك أيضًا حتى لا يُعرض عليك مجددًا.',
  removed: 'تمت إزالة مفتاح المرور.',
  confirmAdd: 'لإضافة مفتاح مرور، يُرجى تسجيل الدخول مجددًا.',
  confirmRemove: 'لإزالة مفتاح مرور، يُرجى تسجيل الدخول مجددًا.',
}

export const passkeyRequestText: Translation<typeof Passkey.passkeyRequestText> = {
  signIn: 'الدخول بمفتاح مرور',
  confirm: 'التأكيد بمفتاح مرور',
  waiting: 'في انتظار المتصفح…',
  dismissed: 'لم يتم استخدام أي مفتاح مرور. يُرجى إعادة المحاولة.',
  unknown:
    'لم يعد مفتاح المرور هذا صالحًا. يُرجى تسجيل الدخول بطريقة أخرى، ثم إضافة مفتاح جديد إلى حسابك.',
  unknownHere: 'لم يعد مفتاح المرور هذا صالحًا. يُرجى اختيار طريقة أخرى.',
}

export const requiredFactorText: Translation<typeof SecondFactors.requiredFactorText> = {
  title: 'إعداد عامل تحقّق ثانٍ',
  lead: 'سيُفتح حسابك بعد إعداد عامل تحقّق ثانٍ.',
  alreadySetUp: 'إذا كان لديك عامل تحقّق بالفعل، فسجّل الخروج ثم سجّل الدخول باستخدامه.',
}
