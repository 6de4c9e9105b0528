import { toLanguageDetour, fromLanguageDetour } from '../../paths.ts'
import { ownPath } from '../../domain/session/returnPath.ts'

/**
 * Whether the page is in the visitor's language. For `/`, Firebase Hosting serves the language that a visitor
 * has chosen or prefers, but for paths without a file of their own the default language. From those, this
 * goes to `/`, and from there back to the path. Keeps the state of the history entry.
 *
 * @param reload `location.reload`.
 */
export function isInVisitorsLanguage(reload: () => void): boolean {
  const { pathname, search, hash } = location
  const moveTo = (address: string) => history.replaceState(history.state, '', address + hash)
  const left = fromLanguageDetour(location)
  if (left !== null) {
    moveTo(left)
    return true
  }
  const { lang, dataset } = document.documentElement
  const [, chosen] = /firebase-language-override=(\w+)/.exec(document.cookie) ?? []
  const read = chosen ? [chosen] : navigator.languages.map(languageOf)
  const best = read.find((code) => code && dataset['languages']?.split(' ').includes(code))
  const address = ownPath(pathname + search)
  // A path that is too long would be lost on the way.
  if (pathname === '/' || !address || !best || languageOf(lang) === best) return true
  moveTo(toLanguageDetour(address))
  reload()
  return false
}

/** Such as `pt` of `pt-BR`, or `fil` of `fil-PH`. */
function languageOf(tag: string): string | undefined {
  return tag.split('-', 1)[0]
}
