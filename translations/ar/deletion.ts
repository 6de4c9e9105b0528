import { formatCount } from '#src/domain/format.ts'
import type * as Deletion from '#src/text/deletion/deletionText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from './isolated.ts'

export const deletionText: Translation<typeof Deletion.deletionText> = {
  title: 'حذف الحساب',
  heading: 'حذف حسابك',
  lead: 'لا يمكن التراجع عن هذا الإجراء. لا يمكننا استعادة حساب محذوف.',
  deleted: 'ما سيتم حذفه',
  deletedAccount: (hasPhone) =>
    hasPhone
      ? 'حسابك مع الاسم والصورة والبريد الإلكتروني ورقم الهاتف.'
      : 'حسابك مع الاسم والصورة والبريد الإلكتروني.',
  deletedMethods: 'طرق تسجيل الدخول.',
  uncounted: 'لا يمكننا عرض الأعداد لأن الخادم لا يستجيب.',
  confirm: 'هل تريد حقًا حذف حسابك؟',
  typeEmail: (email) => `لحذف حسابك، يُرجى كتابة ${isolated(email)}`,
  typeWord: (word) => `لحذف حسابك، يُرجى كتابة «${word}»`,
  word: 'حذف',
  notTheSame: 'النص غير مطابق.',
  submit: 'حذف حسابي',
  submitting: 'لحظة من فضلك…',
  packing: 'لا يزال التصدير جاريًا. يُرجى انتظار اكتماله أو إلغاؤه قبل المتابعة.',
  keep: 'الاحتفاظ بحسابي',
  confirmDelete: 'لحذف حسابك، يُرجى تسجيل الدخول مجددًا.',
  deleting: 'جارٍ حذف حسابك',
  steps: 'الخطوات',
  stepOf: {
    locking: 'قفل حسابك',
    files: 'ملفاتك',
    verifying: 'التحقّق من عدم بقاء أي شيء',
    accountDocuments: 'بيانات الحساب الأخرى',
  },
  stepServices: 'الخدمات المرتبطة',
  stepAccount: 'حسابك',
  progress: 'مستوى التقدّم',
  doneOf: (done, total) => `تم حذف ${formatCount(done)} من ${formatCount(total)}`,
  counting: 'جارٍ العدّ…',
  begunLead: 'لم يتم حذف أي شيء بعد. لا يزال بإمكانك الإلغاء حتى اكتمال الخطوة الأولى.',
  finalLead: 'لم يعُد بالإمكان إلغاء ذلك. يمكنك إغلاق هذه الصفحة وإكمال الحذف لاحقًا على أي جهاز.',
  cancelHint: 'عند الإلغاء الآن، سيبقى حسابك وكل محتواه.',
  cancel: 'الإلغاء والاحتفاظ بحسابي',
  canceling: 'جارٍ الإلغاء…',
  canceled: 'لم يتم حذف حسابك.',
}

export const deletedFactorsText: Translation<typeof Deletion.deletedFactorsText> = {
  deleted: 'عوامل التحقّق.',
}

export const deletedAnswersText: Translation<typeof Deletion.deletedAnswersText> = {
  deleted: 'إجاباتك عند إنشاء الحساب.',
}

export const stepText: Translation<typeof Deletion.stepText> = {
  done: 'اكتملت',
  inProgress: 'جارية…',
  stopped: 'متوقفة',
  waiting: 'في الانتظار',
}

export const receiptText: Translation<typeof Deletion.receiptText> = {
  save: 'تنزيل الإيصال',
  lead: 'يتضمّن الإيصال ما تم حذفه ووقت حذفه، وهو متاح في هذه الصفحة فقط.',
  file: `${__BRAND__.fileName}-deletion-receipt.json`,
  remaining: [
    {
      what: 'سجلّ برقم تعريف حسابك ووقت بدء حذفه وكون الحذف نهائيًا. يمنع هذا السجلّ الأجهزة التي كانت مسجّلة الدخول من حفظ أي شيء.',
      until: 'يُحذف تلقائيًا بعد 30 يومًا تقريبًا.',
    },
    {
      what: 'نسخ احتياطية تحتفظ بها Google Cloud، ولا يمكن لهذا التطبيق الوصول إليها.',
      until:
        'طوال المدة المحدّدة في إعدادات المشروع: تلقائيًا 7 أيام للملفات، ومدة تصل إلى 180 يومًا للحسابات.',
    },
  ],
}

export const unfinishedDeletionText: Translation<typeof Deletion.unfinishedDeletionText> = {
  begun: 'بدأت حذف حسابك، ولم يتم حذف أي شيء بعد. ستبقى التغييرات الجديدة على هذا الجهاز فقط.',
  final: 'يجري حذف حسابك. لم يعُد بالإمكان إلغاء ذلك.',
  stale:
    'تم حذف حسابك السابق خلال الساعة الماضية. لحفظ التغييرات، يُرجى تسجيل الدخول مجددًا في وقت لاحق.',
  keep: 'الاحتفاظ بحسابي',
  canceling: 'لحظة من فضلك…',
  canceled: 'لم يتم حذف حسابك.',
}
