import { formatCount } from '#src/domain/format.ts'
import type * as Claims from '#src/text/session/claimsText.ts'
import type * as SentBack from '#src/text/session/sentBackText.ts'
import type * as SessionEnded from '#src/text/session/sessionEndedText.ts'
import type * as SignedIn from '#src/text/session/signedInText.ts'
import type * as SignOut from '#src/text/session/signOutText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import { ofItems } from './counts.ts'
import { isolated } from './isolated.ts'
import { supportContact } from './shared.ts'

export const claimsText: Translation<typeof Claims.claimsText> = {
  title: 'ليس لديك إذن بالوصول إلى هذه الصفحة',
  lead: `يُرجى التواصل مع ${supportContact} إذا كان من المفترض في رأيك أن يتوفر لك إذن الوصول. إذا تم منحك الإذن للتو، يُرجى إعادة التحقّق.`,
  unknownTitle: 'تعذّر التحقّق من إذن وصولك',
  checkAgain: 'إعادة التحقّق',
}

const anotherAccount = __FEATURES__.closedSignUp ? 'تسجيل الدخول بحساب آخر' : 'إنشاء حساب جديد'

export const sessionEndedText: Translation<typeof SessionEnded.sessionEndedText> = {
  disabled: {
    title: 'تم إيقاف هذا الحساب',
    lead: `يُرجى التواصل مع ${supportContact} إذا حدث ذلك عن طريق الخطأ.`,
    action: 'تسجيل الدخول بحساب آخر',
  },
  deletedElsewhere: {
    title: 'لم يعُد هذا الحساب موجودًا',
    lead: 'تم حذفه على جهاز آخر أو من جانب أحد المشرفين.',
    action: anotherAccount,
  },
  endedByFirebase: {
    title: 'يُرجى تسجيل الدخول مجددًا',
    lead: 'انتهت جلستك، مثلاً بسبب تسجيل الخروج من أجهزتك الأخرى أو تغيير كلمة مرورك أو عنوان بريدك الإلكتروني. بعد تسجيل الدخول، ستتم إعادتك إلى حيث كنت.',
    action: 'تسجيل الدخول',
  },
  inactive: {
    title: 'يُرجى تسجيل الدخول مجددًا',
    lead: 'تم تسجيل خروجك بسبب عدم النشاط لفترة من الوقت. بعد تسجيل الدخول، ستتم إعادتك إلى حيث كنت.',
    action: 'تسجيل الدخول',
  },
  tooOld: {
    title: 'يُرجى تسجيل الدخول مجددًا',
    lead: 'بلغت جلستك مدتها القصوى. بعد تسجيل الدخول، ستتم إعادتك إلى حيث كنت.',
    action: 'تسجيل الدخول',
  },
  signedOutElsewhere: {
    title: 'تم تسجيل خروجك من جهاز آخر',
    lead: 'لاستعادة ما لم يتم حفظه، يُرجى تسجيل الدخول مجددًا في علامة التبويب هذه.',
    action: 'تسجيل الدخول',
  },
  deletedHere: {
    title: 'تم حذف حسابك',
    lead: 'تم حذف حسابك وكل محتواه نهائيًا.',
    action: anotherAccount,
  },
}

export const guestEndedText: Translation<typeof SessionEnded.guestEndedText> = {
  title: 'لم يعُد حساب الضيف هذا موجودًا',
  lead: 'انتهت مدّته أو حذفه أحد المشرفين، وفُقد كل محتواه.',
  action: anotherAccount,
}

export const signOutText: Translation<typeof SignOut.signOutText> = {
  heading: 'لم يتم حفظ كل شيء بعد',
  leadOfEdits: (count) => `توجد تغييرات على ${ofItems(count)} على هذا الجهاز فقط:`,
  leadOfFiles: (count) =>
    plural(count, {
      one: 'يوجد ملف واحد على هذا الجهاز فقط:',
      two: 'يوجد ملفان على هذا الجهاز فقط:',
      few: `توجد ${formatCount(count)} ملفات على هذا الجهاز فقط:`,
      many: `يوجد ${formatCount(count)} ملفًا على هذا الجهاز فقط:`,
      other: `يوجد ${formatCount(count)} ملف على هذا الجهاز فقط:`,
    }),
  more: (count) => `و${formatCount(count)} غيرها`,
  signedInAs: (who) => (who === null ? 'سجّلت الدخول كضيف.' : `سجّلت الدخول باسم ${isolated(who)}.`),
  stay: 'عدم تسجيل الخروج',
  keep: 'إبقاؤها على هذا الجهاز وتسجيل الخروج',
  keepHint: 'ستبقى مشفَّرة على هذا الجهاز. لفتحها وحفظها، يُرجى تسجيل الدخول هنا مجددًا.',
  keepHintAtRisk:
    'ستبقى مشفَّرة على هذا الجهاز، لكن قد يحذفها هذا المتصفّح عند نقص المساحة أو بعد أسبوع من دون زيارة. لحفظها، يُرجى تسجيل الدخول هنا مجددًا قريبًا.',
  cannotKeep: 'لا يمكن لهذا الجهاز تخزينها، وسيتم فقدانها عند تسجيل الخروج الآن.',
  guestCannotReturn:
    'لا يمكنك تسجيل الدخول بحساب الضيف هذا مجددًا، وسيتم فقدانها عند تسجيل الخروج الآن.',
  uncertain:
    'تعذّر التحقّق مما إذا تم حفظ كل شيء. يُرجى إغلاق علامات التبويب الأخرى لهذا التطبيق ثم إعادة المحاولة.',
  discardConfirmation: (hasChanges, hasFiles) => {
    if (hasChanges && hasFiles) return 'نعم، أوافق على تجاهل هذه التغييرات والملفات'
    return hasFiles ? 'نعم، أوافق على تجاهل هذه الملفات' : 'نعم، أوافق على تجاهل هذه التغييرات'
  },
  discard: 'تجاهل وتسجيل الخروج',
}

export const signedInText: Translation<typeof SignedIn.signedInText> = {
  menuOf: (name) => (name ? `قائمة الحساب، ${isolated(name)}` : 'قائمة الحساب'),
  account: 'حسابك',
  guestAccount: 'حساب ضيف',
  notices: 'الإشعارات',
  fromLastVisit: 'من زيارتك الأخيرة. جارٍ البحث عن تحديثات…',
  unverified: 'لم يتم التحقّق من بريدك الإلكتروني بعد.',
  stillSignedIn: 'لم يتم تسجيل خروجك بعد',
  signOutFailed: 'لم يتم تسجيل خروجك لأنه تعذّر تحميل جزء من هذه الصفحة. يُرجى التحقّق من الاتصال.',
}

export const sentBackText: Translation<typeof SentBack.sentBackText> = {
  title: 'تطلب هذه الصفحة تسجيل الدخول مرارًا',
  lead: (who) =>
    who === null
      ? 'سجّلت الدخول كضيف، لكن الصفحة تعيدك إلى هنا. لاستخدام حساب، يُرجى تسجيل الخروج.'
      : `سجّلت الدخول باسم ${isolated(who)}، لكن الصفحة تعيدك إلى هنا. لاستخدام حساب آخر، يُرجى تسجيل الخروج، أو التحقّق من هذا الحساب.`,
  inDevelopment: (address) =>
    `يظهر هذا أثناء التطوير فقط: يعيد تطبيقك في ${isolated(address)} من سجّلوا الدخول. هل يستخدم ${isolated('apiKey')} نفسه؟ هل ينتظر التحقّق فيه ${isolated('onAuthStateChanged')}؟ هل يرسل الضيوف، أو من لم يتم التحقّق من بريدهم الإلكتروني، إلى صفحة تسجيل الدخول؟`,
}
