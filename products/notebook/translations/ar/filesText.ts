import { filesOnNoteLimit } from '#products/notebook/domain/note.ts'
import type * as english from '#products/notebook/text/filesText.ts'
import { fileSizeLimit } from '#src/domain/files/fileLimits.ts'
import { formatSize, formatCount } from '#src/domain/format.ts'
import { ofFiles } from '#translations/ar/counts.ts'
import { isolated, quoted } from '#translations/ar/isolated.ts'
import type { Translation } from '#translations/translation.ts'

export const filesText: Translation<typeof english.filesText> = {
  heading: 'الملفات',
  stranded: 'الملفات على هذا الجهاز',
  add: 'إضافة ملفات',
  queueMissing: 'لا يمكن إضافة ملفات حاليًا. لم يتأثر النص.',
  drop: 'إفلات الملفات لإضافتها إلى هذه الملاحظة',
  adding: 'جارٍ فحص الملفات…',
  added: (name) => `تمت إضافة ${quoted(name)}.`,
  pastedName: (moment, ending) => `صورة ملصقة ${moment}${ending}`,
  unknown: 'لا يمكن تحميل الملفات حاليًا. ستظهر عندما يستجيب الخادم.',
  open: (name) => `فتح ${quoted(name)}`,
  download: (name) => `تنزيل ${quoted(name)}`,
  delete: (name) => `حذف ${quoted(name)}`,
  fetching: 'جارٍ التنزيل…',
  cancel: 'إلغاء',
  tooLargeToShow: 'لا يمكن معاينة هذه الصورة. يمكنك تنزيلها.',
  downloadPicture: 'تنزيل',
  close: 'إغلاق',
  deleted: (name) => `سيتم حذف ${quoted(name)}.`,
  undo: 'تراجع',
  keepPageOpen: 'يُرجى إبقاء هذه الصفحة مفتوحة حتى يتم حذف الملف.',
  deletionFailed: (name) => `تعذّر حذف ${quoted(name)} حتى الآن. سنواصل المحاولة.`,
  tryAgain: 'إعادة المحاولة',
}

export const uploadText: Translation<typeof english.uploadText> = {
  progress: (name) => `مستوى تقدّم تحميل ${quoted(name)}`,
  sent: (share, size) => `${isolated(share)} من ${isolated(size)}`,
  waiting: 'في الانتظار',
  retrying: 'سنواصل المحاولة.',
  paused: 'متوقف مؤقتًا',
  finishing: 'على وشك الاكتمال…',
  notPersisted: 'هذا الملف غير مخزَّن على هذا الجهاز. يُرجى إبقاء هذه الصفحة مفتوحة.',
  pause: 'إيقاف مؤقت',
  resume: 'استئناف',
  cancel: 'إلغاء',
  retry: 'إعادة المحاولة',
  download: 'حفظ على هذا الجهاز',
  remove: 'إزالة',
  labelFor: (action, name) => `${action}: ${quoted(name)}`,
}

export const uploadRefusalText: Translation<typeof english.uploadRefusalText> = {
  'no-room': 'نفدت مساحة التخزين لديك. يُرجى حذف ملفات أخرى ثم إعادة المحاولة.',
  'note-gone': 'الملاحظة في المهملات أو تم حذفها. لا يزال الملف على هذا الجهاز.',
  deleted: 'تم حذف الملف، ربما على جهاز آخر. لا تزال نسخة منه على هذا الجهاز.',
  unreadable: 'لم يعُد بإمكان هذا الجهاز قراءة الملف. يُرجى إضافته مجددًا.',
  'not-allowed': 'رفض الخادم هذا الملف. لا يزال موجودًا على هذا الجهاز.',
}

const kinds: Readonly<Record<string, string>> = {
  'image/png': 'صورة PNG',
  'image/jpeg': 'صورة JPEG',
  'image/gif': 'صورة GIF',
  'image/webp': 'صورة WebP',
  'image/avif': 'صورة AVIF',
  'application/pdf': 'PDF',
  'text/plain': 'نص',
  'text/markdown': 'Markdown',
  'text/csv': 'جدول (CSV)',
  'application/json': 'JSON',
  'application/zip': 'أرشيف ZIP',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'مستند Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'جدول بيانات Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'عرض تقديمي PowerPoint',
  'application/vnd.oasis.opendocument.text': 'مستند OpenDocument',
  'application/vnd.oasis.opendocument.spreadsheet': 'جدول بيانات OpenDocument',
  'application/vnd.oasis.opendocument.presentation': 'عرض تقديمي OpenDocument',
  'audio/mpeg': 'صوت MP3',
  'audio/mp4': 'صوت M4A',
  'audio/wav': 'صوت WAV',
  'audio/ogg': 'صوت OGG',
  'video/mp4': 'فيديو MP4',
  'video/webm': 'فيديو WebM',
  'video/quicktime': 'فيديو QuickTime',
}

export const fileKind: Translation<typeof english.fileKind> = (type) => kinds[type] ?? 'ملف'

export const fileRefusalText: Translation<typeof english.fileRefusalText> = {
  heading: (count) => `لم تتم إضافة ${ofFiles(count)}.`,
  withReason: (name, reason) => `${isolated(name)}: ${reason}`,
  empty: 'الملف فارغ.',
  'too-large': `حجم الملف أكبر من ${isolated(formatSize(fileSizeLimit))}.`,
  'type-not-allowed': 'نوع الملف هذا غير متاح.',
  'not-what-it-says': 'لا يتطابق محتوى الملف مع اسمه.',
  'too-many': `الحد الأقصى لعدد الملفات في الملاحظة: ${formatCount(filesOnNoteLimit)}.`,
  'no-room': 'نفدت مساحة التخزين لديك. يُرجى حذف ملفات أخرى ثم إعادة الإضافة.',
  unreadable: 'تعذّرت القراءة. يمكنك إضافة ملفات، وليس مجلدات.',
  'not-stored': 'تعذّر تخزين الملف على هذا الجهاز. يُرجى إضافته مجددًا.',
  supported:
    'الأنواع المتاحة: الصور (PNG وJPEG وGIF وWebP وAVIF) وPDF والنصوص وMarkdown وCSV وJSON وZIP ومستندات Office والصوت (MP3 وM4A وWAV وOGG) والفيديو (MP4 وWebM وMOV).',
  dismiss: 'إغلاق',
}
