import { readFileSync } from 'node:fs'

const page = readFileSync('dist/index.html', 'utf8')
const scripts = Array.from(page.matchAll(/="\/(assets\/[^"]+\.js)"/g), ([, file]) => `dist/${file}`)

export default [
  { name: 'sign-in page, scripts', path: scripts, limit: '122 kB', gzip: true },
  { name: 'sign-in page, styles', path: 'dist/assets/*.css', limit: '6 kB', gzip: true },
]
