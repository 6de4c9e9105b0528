import { hasNoStoredSession } from './hasNoStoredSession.ts'
import { createPrerenderedPage } from './prerenderedPage.ts'
import { isInVisitorsLanguage } from './visitorLanguage.ts'

const reload = () => location.reload()

// Started before the page is parsed, because the answer takes longer than parsing.
const hasNoSession = hasNoStoredSession()
const isLeaving = __FEATURES__.languages && !isInVisitorsLanguage(reload)
const snapshot = hasNoSession.then((isCertain) => {
  const { pageSnapshot } = document.documentElement.dataset
  return isCertain || isLeaving || !pageSnapshot
    ? null
    : import(/* @vite-ignore */ pageSnapshot).catch(() => null)
})

/** Called by the HTML after the page. */
globalThis.startPrerenderedPage = () => {
  const [template, loadFailed] = document.querySelectorAll('template')
  const root = document.getElementById('root')
  const code = document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href
  if (isLeaving || !root || !template || !loadFailed || !code) return
  const loadCode = () => import(/* @vite-ignore */ code)
  globalThis.prerendered = createPrerenderedPage({
    root,
    template,
    loadFailed,
    hasNoSession,
    snapshot,
    loadCode,
    reload,
  })
}
