import type MagicString from 'magic-string'
import type { Plugin } from 'vite'

type Change = {
  /** The plugin's name. */
  name: string
  /** Matches the IDs of the one file to change. */
  file: RegExp
  /** Changes the code; `null` if it isn't as expected. */
  change: (code: string) => MagicString | null
  enforce?: 'pre'
}

/** Changed code and its source map, as a plugin returns them. */
export function withMap(changed: MagicString, source: string) {
  const map = changed.generateMap({ source, hires: 'boundary', includeContent: true })
  return { code: changed.toString(), map }
}

/**
 * Patches a file of the SDK at build time. If the SDK has moved or rewritten it, the build fails, and not the
 * page.
 */
export function changeFile({ name, file, change, enforce }: Change): Plugin {
  let isMet = false
  return {
    name,
    apply: 'build',
    ...(enforce && { enforce }),
    buildStart() {
      isMet = false
    },
    transform(code, id) {
      if (!file.test(id)) return null
      isMet = true
      const changed = change(code)
      if (changed === null)
        this.error(`${name}: ${id} has changed, and the patch no longer applies.`)
      return withMap(changed, id)
    },
    buildEnd(error) {
      if (!error && !isMet) this.error(`${name}: no file matches ${String(file)}.`)
    },
  }
}
