import type { Plugin, ResolvedConfig } from 'vite'
import { slotId } from '#src/startup/pageSnapshot/slot.ts'
import { bundleScript } from './bundleScript.ts'

const root = '<div id="root"></div>'
const head = '<html'

/**
 * Emits the script that shows the page snapshot, and adds the slot for it to the HTML of every signed-in
 * page. The script is a single file without the app's code, because it runs while the app is loading. Must
 * come after every plugin that emits pages.
 *
 * @param entry the script's module.
 */
export function pageSnapshotScript(entry: string): Plugin {
  let file = ''
  let config: ResolvedConfig
  return {
    name: 'snapshot-script',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    async buildStart() {
      const source = await bundleScript(entry, config, 'es')
      file = this.emitFile({ type: 'asset', name: 'pageSnapshot.js', source })
    },
    generateBundle: {
      order: 'post',
      handler(_options, output) {
        const page = output['index.html']
        if (page?.type !== 'asset' || !String(page.source).includes(root))
          return this.error(`index.html has no ${root}.`)
        const place = `<div id="${slotId}"></div>`
        page.source = String(page.source)
          .replace(root, root + place)
          // At the start, because the script is imported before the page is parsed.
          .replace(head, `${head} data-page-snapshot="${config.base}${this.getFileName(file)}"`)
      },
    },
  }
}
