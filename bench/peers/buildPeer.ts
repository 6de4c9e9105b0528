import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { runProgram } from '#scripts/process/runProgram.ts'
import type { PeerPage } from './peerPages.ts'

/** Kept between runs, so that packages are installed only once. */
const cache = join(tmpdir(), 'gatehouse-bench-peers')

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="data:," />
    <title>Sign in</title>
    <script type="module" src="./main.jsx"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`

const installing = [
  'install',
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  // FirebaseUI 6 asks for an older SDK, but works with this one.
  '--legacy-peer-deps',
]

/**
 * Installs a peer's packages into their own folder and builds its page.
 *
 * @throws with the output of npm or the build.
 */
export async function buildPeer(
  { name, packages, source }: PeerPage,
  directory: string,
): Promise<void> {
  const root = join(cache, name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'))
  await mkdir(root, { recursive: true })
  await install(root, packages)
  await writeFile(join(root, 'index.html'), html)
  await writeFile(join(root, 'main.jsx'), source)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: directory, emptyOutDir: true },
  })
}

async function install(root: string, packages: PeerPage['packages']): Promise<void> {
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: packages })
  const done = join(root, 'installed.json')
  if (existsSync(done) && (await readFile(done, 'utf8')) === manifest) return
  await writeFile(join(root, 'package.json'), manifest)
  const result = await runProgram(
    'npm',
    [...installing, '--prefix', root],
    // This project's Node options don't resolve from that folder.
    { NODE_OPTIONS: '' },
    root,
  )
  if (!result.succeeded) throw new Error(`npm: ${firstErrorIn(result.output)}`)
  await writeFile(done, manifest)
}

function firstErrorIn(output: string): string {
  const lines = output.split('\n')
  return lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? ''
}
