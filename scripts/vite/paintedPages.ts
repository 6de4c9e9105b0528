import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

type Sources = {
  /** Exports `renderPages`, which gives the files of the build with what stands in them before any code. */
  pages: string
  /** The script that shows it. It is put into the pages, as one piece that waits for nothing. */
  script: string
}

type Rendering = { renderPages: () => Promise<readonly { file: string; body: string }[]> }

const place = '<!--painted-->'
const codeTag = /\s*<script type="module"[^>]*><\/script>/g
const indentation = />\s+</g
const firstStyles = /\s*<link rel="stylesheet" crossorigin[^>]*>/g

/**
 * Writes into the HTML what a person sees before any code is there: the page, its styles, and a script that shows
 * it. The HTML of the build is the frame of every page.
 */
export function paintedPages(sources: Sources): Plugin {
  let config: ResolvedConfig
  return {
    name: 'painted-pages',
    apply: (_, { isSsrBuild = false }) => !isSsrBuild,
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const frame = bundle['index.html']
        if (frame?.type !== 'asset') return this.error('The build has no index.html.')
        const html = String(frame.source)
        if (!html.includes(place)) return this.error(`index.html has no ${place}.`)
        const script = await buildScript(join(config.root, sources.script), config)
        const { pages, styles } = await renderPages(sources.pages, config)
        dropStyles(bundle)
        for (const { file, body } of pages) {
          const source = compose(html, { body, styles, script })
          if (file === frame.fileName) frame.source = source
          else this.emitFile({ type: 'asset', fileName: file, source })
        }
      },
    },
  }
}

/** The styles come first, for they are needed first; the code is asked for last, when its failure is seen. */
function compose(html: string, page: { body: string; styles: string; script: string }): string {
  const code = Array.from(html.matchAll(codeTag), ([tag]) => tag.trim()).join('')
  return html
    .replace(codeTag, '')
    .replace(firstStyles, '')
    .replaceAll(indentation, '><')
    .replace('</title>', () => `</title><style>${page.styles}</style>`)
    .replace(place, () => `${page.body}<script>${page.script}</script>${code}`)
}

/** Those that a chunk needs by itself, every page has in itself. */
function dropStyles(bundle: Rolldown.OutputBundle): void {
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    for (const name of output.viteMetadata?.importedCss ?? []) delete bundle[name]
  }
}

async function buildScript(input: string, { build: { target } }: ResolvedConfig): Promise<string> {
  const [chunk] = chunksOf(
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        target: target || 'modules',
        modulePreload: false,
        rolldownOptions: { input, output: { format: 'iife' } },
      },
    }),
  )
  return chunk?.code.trim() ?? ''
}

/** Builds the app for here, and lets it render its pages. */
async function renderPages(entry: string, { configFile, mode, root }: ResolvedConfig) {
  const outDir = join(root, 'node_modules/.painted', String(process.pid))
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
  if (!first) throw new Error(`${entry} gives no code.`)
  const file = pathToFileURL(join(outDir, first.fileName)).href
  try {
    const { renderPages: render } = (await import(file)) as Rendering
    return { pages: await render(), styles: stylesOf(first, chunks, assetsOf(output)) }
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** The styles of a chunk, and of what it cannot be without. */
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
