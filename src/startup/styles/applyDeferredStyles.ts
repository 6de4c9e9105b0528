const timeoutMs = 3_000

/**
 * Applies the style sheet of all pages, once it has loaded. The first page has its own styles. The HTML loads it with
 * `media="not all"`, so that it doesn't block the first paint. If it doesn't arrive, pages are shown without
 * it. The development server has no such sheet; its pages import the styles.
 */
export async function applyDeferredStyles(): Promise<void> {
  if (import.meta.env.SSR) return
  if (import.meta.env.DEV) await import('./deferredStyleSheets.ts')
  const link = document.querySelector<HTMLLinkElement>('link[media="not all"]')
  if (!link) return
  if (!link.sheet) {
    await new Promise((resolve) => {
      link.addEventListener('load', resolve)
      setTimeout(resolve, timeoutMs)
    })
  }
  link.media = 'all'
}
