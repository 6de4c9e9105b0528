import { dictionary } from '@zxcvbn-ts/language-common'
import type { Plugin } from 'vite'

const id = 'virtual:password-dictionary'

/** The whole list is 200 kB, and the rest of it is hardly more common than random words. */
const commonPasswords = 3_000

/** Provides the dictionaries for the password meter: the most common passwords, and the Diceware words. */
export function passwordDictionary(): Plugin {
  const common = dictionary['passwords-common'].slice(0, commonPasswords)
  const code = [
    `export const commonPasswords = ${listCode(common)}`,
    `export const words = ${listCode(dictionary['diceware-common'])}`,
  ].join('\n')
  return {
    name: 'password-dictionary',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (module) => (module === `\0${id}` ? code : null),
  }
}

/** As one string, which is smaller than an array and parses faster. */
function listCode(words: readonly string[]): string {
  return `${JSON.stringify(words.join(' '))}.split(' ')`
}
