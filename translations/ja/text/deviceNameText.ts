import type * as english from '#src/text/deviceNameText.ts'
import type { Translation } from '#translations/translation.ts'

export const nameOfDevice: Translation<typeof english.nameOfDevice> = ({ browser, system }) => {
  if (browser && system) return `${browser}（${system}）`
  return browser || system || '不明なデバイス'
}
