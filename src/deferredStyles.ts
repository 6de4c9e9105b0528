const patience = 3_000

/**
 * Puts the style sheet of everything but the first page to use, once it is there. The page names it for
 * no medium, so that it is fetched without holding up the first paint. Without it, pages are plain.
 */
export async function deferredStyles(): Promise<void> {
  if (import.meta.env.SSR) return
  const link = document.querySelector<HTMLLinkElement>('link[media="not all"]')
  if (!link) return
  if (!link.sheet) {
    await new Promise((resolve) => {
      link.addEventListener('load', resolve)
      setTimeout(resolve, patience)
    })
  }
  link.media = 'all'
}
