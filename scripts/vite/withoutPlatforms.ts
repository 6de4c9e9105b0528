import type { Plugin } from 'vite'

const appFile = /@firebase\/app\/dist\/esm\/index\.esm\.js$/

/** The short names by which the parts of the SDK that this app does not have would make themselves known. */
const otherPart = /^\s*\[name\$\w+\]: 'fire-(?!(?:core|auth|fst|gcs)')[\w-]+',\n/gm

/** Takes the names of all parts of the SDK that this app does not have out of its first chunk. */
export function withoutPlatforms(): Plugin {
  return {
    name: 'without-platforms',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!appFile.test(id)) return null
      const short = removePlatforms(code)
      if (short === code) this.error(`${id} does not list the parts of the SDK as it used to.`)
      return { code: short, map: null }
    },
  }
}

/** The code of the SDK's app without the names of parts that are not there. */
export function removePlatforms(code: string): string {
  return code.replace(otherPart, '')
}
