import type { Plugin, Rolldown } from 'vite'

/**
 * Makes one style sheet of those that only later parts of the app need, and names it in the page in a
 * way that holds up no paint. `src/deferredStyles.ts` puts it to use before the first of these parts is shown.
 *
 * @param firstChunks the names of the chunks whose own styles the first page needs.
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

/** Takes the style sheets of all chunks but the first out of the bundle, and gives them in one piece. */
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
