// Runs scripts/<name>.ts, or <folder>/<name>.ts: `node scripts/run.mjs <name> [args]`. First installs the
// dependencies if they are missing or differ from package-lock.json. Plain JavaScript without dependencies, because
// it must work in a fresh clone.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

// firebase-tools uses a Node module that newer versions warn about.
const NODE_OPTIONS = ['--disable-warning=DEP0040', '--import', 'tsx']

const [name = '', ...args] = process.argv.slice(2)

process.exitCode = await main()

async function main() {
  const script = name.includes('/') ? `${name}.ts` : join('scripts', `${name}.ts`)
  if (!isNodeNewEnough()) {
    return fail(`Gatehouse needs Node 20.19 or newer; this is ${process.versions.node}. Update it.`)
  }
  if (!existsSync(join(ROOT, script))) {
    return fail(`There is no ${script}. Name a script, such as start.`)
  }
  if (!isInstalled() && (await install()) !== 0) {
    return fail('The dependencies couldn’t be installed. See npm’s output above.')
  }
  return run(process.execPath, [...NODE_OPTIONS, script, ...args])
}

function isNodeNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

/** Compares with npm's own record in node_modules. Optional packages differ between machines. */
function isInstalled() {
  const present = readPackages('node_modules/.package-lock.json')
  return Object.entries(readPackages('package-lock.json'))
    .filter(([path, { optional }]) => path.startsWith('node_modules/') && !optional)
    .every(([path, { version }]) => present[path]?.version === version)
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function readPackages(file) {
  try {
    /** @type {unknown} */
    const lock = JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
    return isLock(lock) ? lock.packages : {}
  } catch {
    return {}
  }
}

/**
 * @param {unknown} value
 * @returns {value is { packages: Packages }}
 */
function isLock(value) {
  return typeof value === 'object' && value !== null && 'packages' in value
}

// Not npm install, which may change package-lock.json.
function install() {
  process.stdout.write('Installing the dependencies. This takes a minute.\n')
  const npm = process.env['npm_execpath']
  return npm ? run(process.execPath, [npm, 'ci']) : run('npm', ['ci'])
}

/**
 * Runs a program to its end and returns its exit code. The channel between the processes closes when this one
 * is killed, so that the program can exit, too.
 *
 * @param {string} file
 * @param {string[]} options
 * @returns {Promise<number>}
 */
function run(file, options) {
  const program = spawn(file, options, {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // Ctrl-C in a terminal also reaches the program. A second signal would keep it from shutting down cleanly.
  process.on('SIGINT', () => {})
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => program.kill(signal))
  }
  // A terminated npm doesn't pass the signal on; it ends the shell between itself and this process.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) program.kill()
  }, 500).unref()
  return new Promise((resolve) => {
    program.on('error', (error) => resolve(fail(error.message)))
    program.on('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    )
  })
}

/** @param {string} sentence */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  return 1
}
