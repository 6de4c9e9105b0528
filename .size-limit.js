import { readdirSync, readFileSync } from 'node:fs'

// The build that people load: without the connection to the emulators, which a local build has.
const folder = 'dist-hosted/assets'
const page = readFileSync('dist-hosted/index.html', 'utf8')
const signingIn = Array.from(
  page.matchAll(/ src="\/assets\/([^"]+\.js)"/g),
  ([, file = '']) => file,
)

/**
 * The files of these parts and all that they import.
 *
 * @param {string[]} parts
 */
function filesOf(...parts) {
  const found = /** @type {Set<string>} */ (new Set())
  const add = (/** @type {string} */ file) => {
    if (found.has(file)) return
    found.add(file)
    const code = readFileSync(`${folder}/${file}`, 'utf8')
    for (const [, imported = ''] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) add(imported)
  }
  for (const part of parts) {
    const start = readdirSync(folder).find((file) => file.startsWith(`${part}-`))
    if (!start) throw new Error(`The build has no part called ${part}.`)
    add(start)
  }
  return Array.from(found)
}

/** @type {(name: string, files: string[], limit: string) => object} */
const weigh = (name, files, limit) => ({
  name,
  path: files.map((file) => `${folder}/${file}`),
  limit,
  gzip: true,
})

/**
 * @param {string[]} known
 * @param {string[]} files
 */
const without = (known, files) => files.filter((file) => !known.includes(file))

// React comes beside what signs people in, see docs/decisions/0045.
const first = [...signingIn, ...without(signingIn, filesOf('page'))]

const moreAuth = filesOf('moreAuth')

// What is asked for by `import()` before the list is shown; imports of other kinds follow from it.
const list = filesOf('session', 'notes', 'list', 'database')

export default [
  weigh('sign-in page, scripts', first, '122.5 kB'),
  weigh('scripts before a form can be sent', signingIn, '42.5 kB'),
  weigh('page last seen, where somebody was signed in', ['lastSeen-*.js'], '1.6 kB'),
  {
    name: 'sign-in page, HTML with styles',
    path: 'dist-hosted/index.html',
    limit: '8 kB',
    gzip: true,
  },
  weigh('all later styles', ['later-*.css'], '7.5 kB'),
  weigh('other sign-in methods, beside the first', without(first, filesOf('methods')), '42.8 kB'),
  weigh(
    'account center, without the SDK',
    without([...first, ...filesOf('session'), ...moreAuth], filesOf('account')),
    '23.5 kB',
  ),
  weigh('database', ['database-*.js'], '78.5 kB'),
  weigh('notes, from the first byte to the list', [...first, ...without(first, list)], '234.4 kB'),
  weigh(
    'a note, beside the list',
    without([...first, ...list], filesOf('note', 'delivery')),
    '17.5 kB',
  ),
]
