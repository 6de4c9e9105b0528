import type MagicString from 'magic-string'
import type { Plugin } from 'vite'

type Change = {
  /** The name of the plugin. */
  name: string
  /** The addresses of the one file that is changed. */
  file: RegExp
  /** The file's code as the app wants it; `null` where it does not stand there as expected. */
  change: (code: string) => MagicString | null
  enforce?: 'pre'
}

/** Changed code as a plugin gives it back, with the map to the file that it was. */
export function withMap(changed: MagicString, source: string) {
  const map = changed.generateMap({ source, hires: 'boundary', includeContent: true })
  return { code: changed.toString(), map }
}

/**
 * Changes a file of the SDK while building. Where the SDK has moved the file, or written it otherwise, the build
 * fails, so that no page does.
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
      if (changed === null) this.error(`${id} is not as ${name} expects it.`)
      return withMap(changed, id)
    },
    buildEnd(error) {
      if (!error && !isMet) this.error(`${name} met no file like ${String(file)}.`)
    },
  }
}
