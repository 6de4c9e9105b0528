import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { Brand } from './configuration/brand.ts'
import { brandStyles } from './configuration/brandStyles.ts'
import type { GatehouseConfig } from './configuration/gatehouseConfig.ts'
import { manifestIcons, manifestOf, touchIcon, type BrandFile } from './configuration/icons.ts'
import { logoModule } from './configuration/logo.ts'
import { readSvg } from './configuration/svg.ts'
import type { HtmlWords } from './languages/htmlWords.ts'
import type { Settings } from './settings.ts'

/** The development server draws icons only if one may be asked for. */
const brandFileName = /^\/([\w-]+\/)?[\w-]+\.(svg|png|webmanifest)$/

const manifestLink = '<link rel="manifest" href="/manifest.webmanifest" />'

const favicon = '/favicon.svg'

/** The whole list is 200 kB, and the rest of it is hardly more common than random words. */
const commonPasswords = 3_000

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
    configResolved({ base: resolved, command }) {
      base = resolved
      // The development server puts the base before every address in the HTML itself.
      if (command === 'build') faviconUrl = base + favicon.slice(1)
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
      const dependencies = new Set(watched.map((file) => resolve(file)))
      // Not as `configFileDependencies`: with a file that doesn't exist, the watcher sees nothing else in its folder.
      server.watcher.add([...dependencies].filter((file) => relative(root, file).startsWith('..')))
      server.watcher.on('all', (_, file) => {
        if (dependencies.has(resolve(file))) void server.restart()
      })
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

/** The code of each module that `src/env.d.ts` declares. */
function virtualModules(
  { brand: given, onEvent }: GatehouseConfig,
  root: string,
): Readonly<Record<string, () => string>> {
  return {
    'virtual:logo': () => logoModule(readSvg(readFileSync(resolve(root, given.logo), 'utf8'))),
    'virtual:brand.css': () => brandStyles(given, root),
    'virtual:onEvent': () =>
      onEvent === undefined
        ? 'export const onEvent = () => undefined'
        : `export { onEvent } from ${JSON.stringify(resolve(root, onEvent))}`,
    'virtual:password-dictionary': () =>
      [
        `export const commonPasswords = ${listCode(dictionary['passwords-common'].slice(0, commonPasswords))}`,
        `export const words = ${listCode(dictionary['diceware-common'])}`,
      ].join('\n'),
  }
}

/** As one string, which is smaller than an array and parses faster. */
function listCode(words: readonly string[]): string {
  return `${JSON.stringify(words.join(' '))}.split(' ')`
}
