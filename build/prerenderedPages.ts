import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { bundleScript } from './bundleScript.ts'

type Sources = {
  /** The module with `renderPages`, which returns the HTML files and their bodies. */
  pages: string
  /** The script that shows the page. It's inlined as a single piece that doesn't wait for anything. */
  script: string
}

type Rendering = { renderPages: () => Promise<readonly { file: string; body: string }[]> }

const place = '<!--prerendered-->'
const charset = '<meta charset="utf-8" />'
const codeTag = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g
const pageEnd = 'end'

/** Nothing is painted before the page is, not even its background. Browsers that don't know this ignore it. */
const onePaint = `<link rel=expect href=#${pageEnd} blocking=render>`

/** The sheet of all pages, which `startup/styles/applyDeferredStyles.ts` applies. It mustn't delay the first paint. */
const stylesheet = '<link rel="stylesheet" crossorigin'

/**
 * Renders the first pages into the HTML, with their styles and a script that shows them before the app has
 * loaded. The build's index.html is their frame.
 */
export function prerenderedPages(sources: Sources): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerendered-pages',
    apply: (_, { isSsrBuild = false }) => !isSsrBuild,
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const frame = bundle['index.html']
        if (frame?.type !== 'asset') return this.error('The build has no index.html.')
        const html = String(frame.source)
        for (const needed of [charset, place])
          if (!html.includes(needed)) return this.error(`index.html has no ${needed}.`)
        const script = await bundleScript(join(config.root, sources.script), config, 'iife')
        const { pages, styles } = await renderPages(sources.pages, config)
        for (const { file, body } of pages) {
          const source = compose(html, { body, styles, script })
          if (file === frame.fileName) frame.source = source
          else this.emitFile({ type: 'asset', fileName: file, source })
        }
      },
    },
  }
}

/**
 * First the script that asks the slowest question, and the code's URL; then the styles, which are needed
 * first.
 */
function compose(html: string, page: { body: string; styles: string; script: string }): string {
  const code = Array.from(
    html.matchAll(codeTag),
    ([, file = '']) => `<link rel="modulepreload" href="${file}">`,
  )
  return html
    .replace(codeTag, '')
    .replace(stylesheet, '<link rel="stylesheet" media="not all"')
    .replace(charset, (tag) => `${tag}${onePaint}${code.join('')}<script>${page.script}</script>`)
    .replace('</title>', () => `</title><style>${page.styles}</style>`)
    .replace(place, () => `${page.body}<script id=${pageEnd}>startPrerenderedPage()</script>`)
}

async function renderPages(entry: string, { configFile, mode, root }: ResolvedConfig) {
  const outDir = await newFolder(join(root, 'node_modules/.prerendered'))
  const output = await build({
    root,
    mode,
    logLevel: 'warn',
    configFile: configFile ?? false,
    build: {
      ssr: join(root, entry),
      ssrEmitAssets: true,
      outDir,
      copyPublicDir: false,
      cssMinify: true,
    },
  })
  const chunks = chunksOf(output)
  const first = chunks.find(({ isEntry }) => isEntry)
  if (!first) throw new Error(`${entry} produced no code.`)
  const file = pathToFileURL(join(outDir, first.fileName)).href
  try {
    const { renderPages: render } = (await import(file)) as Rendering
    return { pages: await render(), styles: stylesOf(first, chunks, assetsOf(output)) }
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** Builds can run at the same time, also in one process. */
async function newFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true })
  return mkdtemp(`${parent}/`)
}

function stylesOf(
  first: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  assets: readonly Rolldown.OutputAsset[],
): string {
  const needed = new Set([first])
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  const files = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...new Set(files)]
    .map((name) => String(assets.find(({ fileName }) => fileName === name)?.source ?? ''))
    .join('')
    .trim()
}

type Built = Awaited<ReturnType<typeof build>>

function outputOf(built: Built) {
  return [built].flat().flatMap((each) => ('output' in each ? each.output : []))
}

function chunksOf(built: Built): Rolldown.OutputChunk[] {
  return outputOf(built).filter((output) => output.type === 'chunk')
}

function assetsOf(built: Built): Rolldown.OutputAsset[] {
  return outputOf(built).filter((output) => output.type === 'asset')
}
