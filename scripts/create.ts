import { basename, relative, resolve } from 'node:path'
import { createProject } from './create/createProject.ts'

/** `npm run create -- ../my-app` copies this project without the notebook, to start a product. */
async function main(): Promise<void> {
  const [target] = process.argv.slice(2)
  if (!target) throw new Error('Name a folder: npm run create -- ../my-app')
  const from = process.env['INIT_CWD'] ?? process.cwd()
  const folder = resolve(from, target)
  await createProject(folder, basename(folder).toLowerCase())
  process.stdout.write(`Created ${folder}. Next:

  cd ${relative(from, folder)}
  git init
  npm start          # installs the dependencies, and runs the app with a local Firebase
  npm run charts     # removes the notebook's charts from docs/statecharts

Your product is in src/product; docs/your-product.md describes what it can provide.
`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
