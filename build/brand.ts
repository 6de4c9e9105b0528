import { resolve } from 'node:path'
import { normalizePath, type HtmlTagDescriptor, type Plugin } from 'vite'
import { manifestIcons, touchIcon } from '#build/configuration/icons.ts'
import { manifestOf, type BrandFile } from '#build/configuration/manifest.ts'
import type { Brand } from '#build/configuration/brand.ts'
import type { HtmlWords } from '#build/languages/htmlWords.ts'
import type { Settings } from './settings.ts'
import { virtualModules } from './virtualModules.ts'

/** The development server draws icons only if one may be asked for. */
const brandFileName = /^\/([\w-]+\/)?[\w-]+\.(svg|png|webmanifest)$/

const manifestLink = '<link rel="manifest" href="/manifest.webmanifest" />'

const favicon = '/favicon.svg'

/**
 * Applies `gatehouse.config.ts`: its modules, the name and texts of the HTML, and the icons and the manifest. The
 * development server restarts when the file changes.
 */
export function brand({ gatehouse, words, root, app, files: watched }: Settings): Plugin {
  const given = gatehouse.brand
  let base = '/'
  let faviconUrl = favicon
  const modules = virtualModules(gatehouse, root)
  // In front of an app, the installed app and its icons are the app's.
  const files = () =>
    app ? manifestIcons(given, root).slice(0, 1) : brandFiles(given, words, root)
  return {
    name: 'brand',
    enforce: 'pre',
    configResolved({ base: resolved, command, configFileDependencies }) {
      base = resolved
      // The development server puts the base before every address in the HTML itself.
      if (command === 'build') faviconUrl = base + favicon.slice(1)
      configFileDependencies.push(...watched.map((file) => normalizePath(resolve(file))))
    },
    resolveId: (source) => (source in modules ? `\0${source}` : null),
    load: (id) => modules[id.replace('\0', '')]?.() ?? null,
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: (app ? html.replace(manifestLink, '') : html)
          .replace(favicon, faviconUrl)
          .replaceAll('%NAME%', () => escapeHtml(given.name))
          .replaceAll('%DESCRIPTION%', () => escapeHtml(words.description))
          .replaceAll('%NO_SCRIPT%', () => escapeHtml(words.noScript)),
        tags: shareTags(given.shareImage),
      }),
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request
        if (!brandFileName.test(url)) return next()
        const file = files().find(({ fileName }) => url === base + fileName)
        if (!file) return next()
        response.setHeader('Content-Type', file.type)
        response.end(file.source)
      })
    },
    generateBundle() {
      for (const { fileName, source } of files()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** X shows an image only if it is told how large. */
function shareTags(image: string | undefined): HtmlTagDescriptor[] {
  if (image === undefined) return []
  return [
    { tag: 'meta', attrs: { property: 'og:image', content: image }, injectTo: 'head' },
    {
      tag: 'meta',
      attrs: { name: 'twitter:card', content: 'summary_large_image' },
      injectTo: 'head',
    },
  ]
}

function brandFiles(given: Brand, words: HtmlWords, root: string): BrandFile[] {
  const icons = manifestIcons(given, root)
  return [...icons, touchIcon(given, root), manifestOf(given, words, icons)]
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
