import type * as english from '#src/text/deviceNameText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'

export const nameOfDevice: Translation<typeof english.nameOfDevice> = ({ browser, system }) => {
  if (browser && system) return `${isolated(browser)} على ${isolated(system)}`
  return browser || system || 'جهاز غير معروف'
}
