import type { Plugin } from 'vite'

type Change = {
  /** The name of the plugin. */
  name: string
  /** The addresses of the one file that is changed. */
  file: RegExp
  /** The file's code as the app wants it; `null` where it does not stand there as expected. */
  change: (code: string) => string | null
  enforce?: 'pre'
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
      return { code: changed, map: null }
    },
    buildEnd(error) {
      if (!error && !isMet) this.error(`${name} met no file like ${String(file)}.`)
    },
  }
}
