import { sameOriginPath } from '../../domain/session/sameOriginPath.ts'
import { languageEntry, home } from '../../paths.ts'

/** A name that no product uses. The worker, which shares no module with the app, repeats it. */
const detour = 'gatehouse-page'

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
  const address = sameOriginPath(pathname + search)
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

/** The address for which the host picks the visitor's language, and which then opens the page. */
export function toLanguageDetour(address: string): string {
  return `${translatedAddress()}?${detour}=${encodeURIComponent(address)}`
}

/** The only address whose file the host has in every language: in front of an app, `/` is the app's. */
function translatedAddress(): string {
  return __FEATURES__.existingApp ? languageEntry : home
}

/** The page that `toLanguageDetour` named in this address, home if it isn't ours; `null` if none. */
function fromLanguageDetour({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const address = pathname === translatedAddress() ? new URLSearchParams(search).get(detour) : null
  return address === null ? null : (sameOriginPath(address) ?? home)
}
