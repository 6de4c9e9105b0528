import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

// The production build, without the connection to the emulators.
const folder = 'dist-hosted'
const translated = `${folder}/languages`

/** @typedef {{ page: string, files: string[] }} Built one language: its page, and the names of its files in `assets` */

/**
 * The files of all languages are in one folder; a worker lists those of its own.
 *
 * @type {(directory: string) => Built}
 */
const built = (directory) => ({
  page: readFileSync(`${directory}/index.html`, 'utf8'),
  files: named(readFileSync(`${directory}/worker.js`, 'utf8'), /"\/assets\/([^"]+)"/g),
})

/** @type {(code: string, names: RegExp) => string[]} */
const named = (code, names) => Array.from(code.matchAll(names), ([, name = '']) => name)

/** @type {(file: string) => string} */
const read = (file) => readFileSync(`${folder}/assets/${file}`, 'utf8')

/**
 * The file of a chunk.
 *
 * @param {Built} language
 * @param {string} chunk
 */
function fileOf({ files }, chunk) {
  const file = files.find((each) => each.startsWith(`${chunk}-`))
  if (!file) throw new Error(`The build has no chunk called ${chunk}.`)
  return file
}

/**
 * The files of these chunks and everything they import.
 *
 * @param {Built} language
 * @param {string[]} chunks
 */
function filesOf(language, ...chunks) {
  const found = /** @type {Set<string>} */ (new Set())
  const add = (/** @type {string} */ file) => {
    if (found.has(file)) return
    found.add(file)
    named(read(file), /(?:from|import)"\.\/([^"]+)"/g).forEach(add)
  }
  for (const chunk of chunks) add(fileOf(language, chunk))
  return Array.from(found)
}

/**
 * @param {string[]} known
 * @param {string[]} files
 */
const without = (known, files) => files.filter((file) => !known.includes(file))

/** @type {(language: Built) => string[]} */
const signingInWith = ({ page }) => named(page, /"modulepreload" href="\/assets\/([^"]+\.js)"/g)

/**
 * React loads in parallel with the sign-in code.
 *
 * @type {(language: Built) => string[]}
 */
const firstOf = (language) => {
  const signingIn = signingInWith(language)
  return [...signingIn, ...without(signingIn, filesOf(language, 'page'))]
}

/** @type {(name: string, files: string[], limit: string) => object} */
const weigh = (name, files, limit) => ({
  name,
  path: files.map((file) => `${folder}/assets/${file}`),
  limit,
  gzip: true,
})

/** @type {(name: string, file: string, limit: string) => object} */
const weighPage = (name, file, limit) => ({
  name: `${name}, HTML with styles`,
  path: file,
  limit,
  gzip: true,
})

// The default language is at the top level, for everybody whose language isn't available.
const fallback = built(folder)
const signingIn = signingInWith(fallback)
const first = firstOf(fallback)

const codes = existsSync(translated) ? readdirSync(translated).sort() : []
const [fallbackCode] = named(fallback.page, /<html[^>]* lang="(\w+)/g)
const others = codes.filter((code) => code !== fallbackCode)

/** @type {(files: string[]) => number} */
const bytesOf = (files) => files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0)

const heaviest = others
  .map((code) => ({ code, files: firstOf(built(`${translated}/${code}`)) }))
  .sort((a, b) => bytesOf(b.files) - bytesOf(a.files))
  .slice(0, 1)

// Each limit is 1 to 2 % above the build, so that it finds a new dependency and not a longer sentence.
export default [
  weigh('sign-in page, scripts', first, '132 kB'),
  ...heaviest.map(({ code, files }) =>
    weigh(`sign-in page in its heaviest language, ${code}, scripts`, files, '133.5 kB'),
  ),
  weigh('scripts before a form can be sent', signingIn, '48 kB'),
  weigh('page snapshot, if someone was signed in', [fileOf(fallback, 'pageSnapshot')], '1.8 kB'),
  weighPage('sign-in page', `${folder}/index.html`, '8.8 kB'),
  weighPage('sign-up page', `${folder}/sign-up.html`, '8.9 kB'),
  weighPage('"forgot password" page', `${folder}/forgot-password.html`, '7.6 kB'),
  ...others.map((code) =>
    weighPage(`sign-in page in ${code}`, `${translated}/${code}/index.html`, '9.2 kB'),
  ),
  weigh('styles of all pages', [fileOf(fallback, 'style')], '11.5 kB'),
  weigh(
    'other sign-in methods, beside the first',
    without(first, filesOf(fallback, 'methods')),
    '51 kB',
  ),
  weigh(
    'account center, and pages opened from sign-in, beside those',
    without([...first, ...filesOf(fallback, 'methods')], filesOf(fallback, 'views')),
    '41 kB',
  ),
  weigh('what measures a new password', [fileOf(fallback, 'passwords')], '52.5 kB'),
  weigh('database', [fileOf(fallback, 'database')], '89 kB'),
  ...(existsSync('products/notebook') ? notebook() : []),
]

function notebook() {
  // What is asked for by `import()` before the list is shown; imports of other kinds follow from it.
  const list = filesOf(fallback, 'session', 'notes', 'list', 'database')
  return [
    weigh('notes, from the first byte to the list', [...first, ...without(first, list)], '278 kB'),
    weigh(
      'a note, beside the list',
      without([...first, ...list], filesOf(fallback, 'note')),
      '13.6 kB',
    ),
  ]
}
