import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { brandStyles } from '#build/configuration/brandStyles.ts'
import { logoModule } from '#build/configuration/logo.ts'
import { readSvg } from '#build/configuration/svg.ts'
import type { GatehouseConfig } from '#build/configuration/gatehouseConfig.ts'

/** The whole list is 200 kB, and the rest of it is hardly more common than random words. */
const commonPasswords = 3_000

/** The code of each module that `src/env.d.ts` declares. */
export function virtualModules(
  { brand, onEvent }: GatehouseConfig,
  root: string,
): Readonly<Record<string, () => string>> {
  return {
    'virtual:logo': () => logoModule(readSvg(readFileSync(resolve(root, brand.logo), 'utf8'))),
    'virtual:brand.css': () => brandStyles(brand, root),
    'virtual:onEvent': () =>
      onEvent === undefined
        ? 'export const onEvent = () => undefined'
        : `export { onEvent } from ${JSON.stringify(resolve(root, onEvent))}`,
    'virtual:password-dictionary': () =>
      [
        `export const commonPasswords = ${listCode(dictionary['passwords-common'].slice(0, commonPasswords))}`,
        `export const words = ${listCode(dictionary['diceware-common'])}`,
      ].join('\n'),
  }
}

/** As one string, which is smaller than an array and parses faster. */
function listCode(words: readonly string[]): string {
  return `${JSON.stringify(words.join(' '))}.split(' ')`
}
