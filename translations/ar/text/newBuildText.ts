import type { newBuildText as english } from '#src/text/newBuildText.ts'
import type { Translation } from '#translations/translation.ts'

export const newBuildText: Translation<typeof english> = {
  isReady: 'إصدار جديد جاهز.',
  reload: 'إعادة التحميل',
}
