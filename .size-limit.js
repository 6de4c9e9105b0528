import { readdirSync, readFileSync } from 'node:fs'

// The build that people load: without the connection to the emulators, which a local build has.
const folder = 'dist-hosted/assets'
const page = readFileSync('dist-hosted/index.html', 'utf8')
const first = Array.from(page.matchAll(/="\/assets\/([^"]+\.js)"/g), ([, file = '']) => file)

/**
 * A view's own file and all that it imports, without what the sign-in page has loaded already.
 *
 * @param {string} view
 */
function filesOf(view) {
  const start = readdirSync(folder).find((file) => file.startsWith(`${view}-`))
  const found = /** @type {Set<string>} */ (new Set())
  const add = (/** @type {string} */ file) => {
    if (first.includes(file) || found.has(file)) return
    found.add(file)
    const code = readFileSync(`${folder}/${file}`, 'utf8')
    for (const [, imported = ''] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) add(imported)
  }
  if (start) add(start)
  return Array.from(found)
}

/** @type {(name: string, files: string[], limit: string) => object} */
const weigh = (name, files, limit) => ({
  name,
  path: files.map((file) => `${folder}/${file}`),
  limit,
  gzip: true,
})

export default [
  weigh('sign-in page, scripts', first, '123 kB'),
  weigh('styles', ['*.css'], '7 kB'),
  weigh(
    'account centre, without the SDK',
    filesOf('AccountView').filter((file) => !file.startsWith('moreAuth')),
    '25 kB',
  ),
]
