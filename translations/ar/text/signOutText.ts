import type * as english from '#src/text/signOutText.ts'
import type { Translation } from '#translations/translation.ts'
import { grouped } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import { ofItems } from '../counts.ts'

export const signOutText: Translation<typeof english.signOutText> = {
  heading: 'لم يتم حفظ كل شيء بعد',
  leadOfEdits: (count) => `توجد تغييرات على ${ofItems(count)} على هذا الجهاز فقط:`,
  leadOfFiles: (count) =>
    plural(count, {
      one: 'يوجد ملف واحد على هذا الجهاز فقط:',
      two: 'يوجد ملفان على هذا الجهاز فقط:',
      few: `توجد ${grouped(count)} ملفات على هذا الجهاز فقط:`,
      many: `يوجد ${grouped(count)} ملفًا على هذا الجهاز فقط:`,
      other: `يوجد ${grouped(count)} ملف على هذا الجهاز فقط:`,
    }),
  more: (count) => `و${grouped(count)} غيرها`,
  stay: 'عدم تسجيل الخروج',
  keep: 'إبقاؤها على هذا الجهاز وتسجيل الخروج',
  keepHint: 'ستبقى مشفَّرة على هذا الجهاز. لفتحها وحفظها، يُرجى تسجيل الدخول هنا مجددًا.',
  keepHintAtRisk:
    'ستبقى مشفَّرة على هذا الجهاز، لكن قد يحذفها هذا المتصفّح عند نقص المساحة أو بعد أسبوع من دون زيارة. لحفظها، يُرجى تسجيل الدخول هنا مجددًا قريبًا.',
  cannotKeep: 'لا يمكن لهذا الجهاز تخزينها، وسيتم فقدانها عند تسجيل الخروج الآن.',
  guestCannotReturn:
    'لا يمكنك تسجيل الدخول بحساب الضيف هذا مجددًا، وسيتم فقدانها عند تسجيل الخروج الآن.',
  uncertainHeading: 'لم يتم تسجيل خروجك بعد',
  uncertain:
    'تعذّر التحقّق مما إذا تم حفظ كل شيء. يُرجى إغلاق علامات التبويب الأخرى لهذا التطبيق ثم إعادة المحاولة.',
  tryAgain: 'إعادة المحاولة',
  discardConfirmation: (hasChanges, hasFiles) => {
    if (hasChanges && hasFiles) return 'نعم، أوافق على تجاهل هذه التغييرات والملفات'
    return hasFiles ? 'نعم، أوافق على تجاهل هذه الملفات' : 'نعم، أوافق على تجاهل هذه التغييرات'
  },
  discard: 'تجاهل وتسجيل الخروج',
}
