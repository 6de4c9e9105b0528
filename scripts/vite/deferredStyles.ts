import type { Plugin, Rolldown } from 'vite'

/**
 * Merges the style sheets that the first page doesn't need into one, which the HTML loads without blocking
 * rendering. `src/deferredStyles.ts` applies it before it's needed.
 *
 * @param firstChunks the names of the chunks whose styles the first page needs.
 */
export function deferredStyles(...firstChunks: readonly string[]): Plugin {
  let file = ''
  return {
    name: 'later-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const source = takeStyles(bundle, firstChunks)
        file = this.getFileName(this.emitFile({ type: 'asset', name: 'later.css', source }))
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'link',
          attrs: { rel: 'stylesheet', href: `/${file}`, media: 'not all' },
          injectTo: 'head',
        },
      ],
    },
  }
}

/** Removes the style sheets of all other chunks from the bundle, and returns them as one. */
function takeStyles(bundle: Rolldown.OutputBundle, firstChunks: readonly string[]): string {
  const chunks = Object.values(bundle).filter(
    (output): output is Rolldown.OutputChunk => output.type === 'chunk',
  )
  const files = chunks
    .filter(({ name }) => !firstChunks.includes(name))
    .flatMap(({ viteMetadata }) => {
      const named = [...(viteMetadata?.importedCss ?? [])]
      viteMetadata?.importedCss.clear()
      return named
    })
  return [...new Set(files)]
    .sort()
    .map((name) => {
      const sheet = bundle[name] as Rolldown.OutputAsset
      delete bundle[name]
      return String(sheet.source)
    })
    .join('')
}
