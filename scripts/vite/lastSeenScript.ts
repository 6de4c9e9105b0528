import { build, type Plugin, type Rolldown } from 'vite'

const placeholder = '%LAST_SEEN%'

/**
 * Emits the script that paints the page last seen, and writes its address into the page. It is one file that shares
 * nothing with the app: it runs while the app is still being fetched.
 *
 * @param entry the script's module.
 */
export function lastSeenScript(entry: string): Plugin {
  let file = ''
  return {
    name: 'last-seen-script',
    apply: 'build',
    async buildStart() {
      const source = await bundle(entry)
      file = this.emitFile({ type: 'asset', name: 'lastSeen.js', source })
    },
    generateBundle: {
      order: 'post',
      handler(_options, output) {
        const address = `/${this.getFileName(file)}`
        const page = output['index.html']
        if (page?.type !== 'asset' || !String(page.source).includes(placeholder))
          return this.error(`The page has no ${placeholder} to write ${address} into.`)
        page.source = String(page.source).replace(placeholder, () => address)
      },
    },
  }
}

async function bundle(entry: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: entry },
    },
  })) as Rolldown.RolldownOutput
  const [script, ...others] = output.output
  if (others.length > 0) throw new Error(`${entry} is not one file.`)
  return script.code
}
