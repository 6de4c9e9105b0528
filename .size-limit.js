import { readFileSync } from 'node:fs'

// The build that people load: without the connection to the emulators, which a local build has.
const page = readFileSync('dist-hosted/index.html', 'utf8')
const scripts = Array.from(
  page.matchAll(/="\/(assets\/[^"]+\.js)"/g),
  ([, file]) => `dist-hosted/${file}`,
)

export default [
  { name: 'sign-in page, scripts', path: scripts, limit: '122 kB', gzip: true },
  { name: 'sign-in page, styles', path: 'dist-hosted/assets/*.css', limit: '6 kB', gzip: true },
]
