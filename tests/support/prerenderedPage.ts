import { onTestFinished, vi } from 'vitest'
import { createPrerenderedPage } from '#src/startup/prerender/prerenderedPage.ts'
import type { PrerenderedPage } from '#src/startup/prerendered.ts'

/** Prepares markup as the script of the HTML does, until the test has finished. It's shown if no session is stored. */
export async function prepareMarkup(
  markup = '',
  hasNoSession = true,
): Promise<{ page: PrerenderedPage; root: HTMLElement }> {
  const root = document.createElement('div')
  const template = document.createElement('template')
  const loadFailed = document.createElement('template')
  template.innerHTML = markup
  template.dataset['here'] = location.pathname
  loadFailed.innerHTML = '<p>Code is missing</p>'
  document.body.append(root)
  const page = createPrerenderedPage({
    root,
    template,
    loadFailed,
    hasNoSession: Promise.resolve(hasNoSession),
    snapshot: Promise.resolve(),
    loadCode: async () => undefined,
    reload: () => undefined,
  })
  vi.stubGlobal('prerendered', page)
  onTestFinished(() => {
    page.start({ isSignedOut: () => false, send: () => false })
    page.showLoadFailed()()
    root.remove()
    vi.unstubAllGlobals()
  })
  await vi.waitUntil(() => page.isShown() === hasNoSession)
  return { page, root }
}
