import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { rulesFiles, withProductRules } from '#local-firebase/rulesFiles.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram } from '#scripts/process/runProgram.ts'

/** The notebook, or the product of a copy, with its tests, scripts, translations, and pictures. */
const productHere =
  /^(src|tests|tests\/e2e|tests\/support|scripts|src\/languages\/[^/]+)\/(notebook|product)\/|^(docs|scripts)\/pictures[/.]/

const blank = 'products/blank'
const product = 'src/product'

/** Commands that only the notebook needs. */
const notebookScripts = ['costs', 'pictures']

/**
 * Copies this project to a new or empty folder, with the smallest possible product instead of the notebook: one page
 * and one document.
 *
 * @param folder an absolute path.
 * @param name the name of the package.
 * @throws if the folder isn't empty, or if anything can't be copied; nothing is left in the folder then.
 */
export async function createProject(folder: string, name: string): Promise<void> {
  const present = await readdir(folder).catch(() => [])
  if (present.length > 0) throw new Error(`${folder} is not empty.`)
  try {
    await fill(folder, name)
  } catch (error) {
    // So that the next try finds it empty.
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function fill(folder: string, name: string): Promise<void> {
  for (const file of await projectFiles()) {
    if (productHere.test(file)) continue
    await cp(join(PROJECT_ROOT, file), join(folder, file)).catch(ignoreDeleted)
  }
  await putInProduct(folder)
  for (const [service, file] of Object.entries(rulesFiles)) {
    const block = await readFile(join(PROJECT_ROOT, blank, `${service}.rules`), 'utf8').catch(
      () => '',
    )
    await change(folder, file.slice(PROJECT_ROOT.length), (rules) => withProductRules(rules, block))
  }
  await change(folder, 'firestore.indexes.json', indexesOfDoor)
  const rename = (text: string) =>
    text.replaceAll('"name": "gatehouse"', `"name": ${JSON.stringify(name)}`)
  await change(folder, 'package-lock.json', rename)
  await change(folder, 'package.json', (text) => withoutScripts(rename(text)))
  await change(folder, 'README.md', () => readme(name))
  for (const file of await readdir(folder, { recursive: true }))
    if (file.endsWith('.md'))
      await change(folder, file, (text) => withoutDeadLinks(text, dirname(join(folder, file))))
}

/** Keeps the text of links to files that were not copied. */
function withoutDeadLinks(text: string, folder: string): string {
  return text.replaceAll(
    /\[([^\]]+)\]\(([^)\s#:]+)(#[^)\s]*)?\)/g,
    (link, words: string, target: string) => (existsSync(join(folder, target)) ? link : words),
  )
}

async function projectFiles(): Promise<string[]> {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { succeeded, output } = await runProgram('git', listing)
  if (!succeeded) throw new Error(output)
  return output.split('\0').filter(Boolean)
}

async function putInProduct(folder: string): Promise<void> {
  for (const file of await readdir(join(PROJECT_ROOT, blank), { recursive: true })) {
    if (!/\.tsx?$/.test(file) || file === 'productText.ts') continue
    const source = await readFile(join(PROJECT_ROOT, blank, file), 'utf8')
    const [languages, tag = '', ...path] = file.split(sep)
    await (languages === 'languages'
      ? write(join(folder, 'translations', tag, 'product', ...path), inLanguage(source))
      : write(join(folder, product, file), inSource(source, file)))
  }
  for (const [name, file] of [
    ['product', 'product.ts'],
    ['productText', 'text/productText.ts'],
  ])
    await change(folder, `src/${name}.ts`, () => `export { ${name} } from './product/${file}'\n`)
}

/** As a test fixture, the blank product imports from `#src`; in `src`, relative paths are the rule. */
function inSource(source: string, file: string): string {
  return source.replaceAll("'#src/", `'${'../'.repeat(file.split(sep).length)}`)
}

/** In the fixture, translations are in the product's own folder. */
function inLanguage(source: string): string {
  return source.replaceAll("'../../../", `'#${product}/`)
}

async function change(folder: string, file: string, edit: (text: string) => string): Promise<void> {
  const path = join(folder, file)
  await write(path, edit(await readFile(path, 'utf8')))
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

function withoutScripts(text: string): string {
  const lines = text.split('\n')
  return lines
    .filter((line) => !notebookScripts.some((name) => line.startsWith(`    "${name}":`)))
    .join('\n')
}

function readme(name: string): string {
  return [
    `# ${name}`,
    '`npm start` runs the app with a local Firebase, and `npm test` runs the checks.',
    'Your product is in `src/product`: [docs/your-product.md](docs/your-product.md). Its name, colors, and sign-in methods are in\n`gatehouse.config.ts`: [docs/your-brand.md](docs/your-brand.md).',
    '[docs/architecture.md](docs/architecture.md) says where things are. The front door is Gatehouse.\n',
  ].join('\n\n')
}

/** Git lists a deleted file until the deletion is staged. */
function ignoreDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

const ofDoor = ['files', 'users']

/** Keeps what is set for the door's fields, including the lifetime of deletion flags. */
function indexesOfDoor(text: string): string {
  const { fieldOverrides } = JSON.parse(text) as { fieldOverrides: { collectionGroup: string }[] }
  const kept = fieldOverrides.filter(({ collectionGroup }) => ofDoor.includes(collectionGroup))
  return `${JSON.stringify({ indexes: [], fieldOverrides: kept }, null, 2)}\n`
}
