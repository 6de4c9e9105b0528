import { hasNoStoredSession } from './hasNoStoredSession.ts'
import { importLastSeen } from './importLastSeen.ts'
import { preparePage } from './paintedPage.ts'
import { isInVisitorsLanguage } from './visitorLanguage.ts'

const reload = () => location.reload()

// Started before the page is parsed, because the answer takes longer than parsing.
const asked = hasNoStoredSession()
const isLeaving = __HAS_LANGUAGES__ && !isInVisitorsLanguage(reload)
const lastSeen = asked.then((isCertain) => (isCertain || isLeaving ? undefined : importLastSeen()))

/** Called by the HTML after the page. */
globalThis.paintPage = () => {
  const [template, missing] = document.querySelectorAll('template')
  const root = document.getElementById('root')
  const code = document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href
  if (isLeaving || !root || !template || !missing || !code) return
  const loadCode = () => import(/* @vite-ignore */ code)
  globalThis.painted = preparePage({ root, template, missing, asked, lastSeen, loadCode, reload })
}
