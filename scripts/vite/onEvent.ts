import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Provides the `onEvent` of `gatehouse.config.ts` as `virtual:onEvent`; empty if not set. */
export function onEvent(file: string | undefined, root: string): Plugin {
  const source = 'virtual:onEvent'
  return {
    name: 'on-event',
    enforce: 'pre',
    resolveId: (id) => (id === source ? `\0${source}` : null),
    load: (id) => (id === `\0${source}` ? moduleOf(file, root) : null),
  }
}

function moduleOf(file: string | undefined, root: string): string {
  if (file === undefined) return 'export const onEvent = () => undefined'
  return `export { onEvent } from ${JSON.stringify(resolve(root, file))}`
}
