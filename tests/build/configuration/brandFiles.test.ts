import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Brand } from '#build/configuration/brand.ts'
import { brandFileProblems } from '#build/configuration/brandFiles.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const drawn = '<svg viewBox="0 0 28 28"><path d="M7 22V13"/></svg>'
const brand: Brand = {
  name: 'Acme',
  logo: 'logo.svg',
  accent: { light: '#00c', dark: '#9bf' },
  touchIcon: 'icon.png',
  picture: { file: 'picture.jpg' },
}
const exported = 'Export it as plain shapes, with colors as attributes.'

it.each([
  ['a paragraph', `it contains <p>. ${exported}`, '<p></p>'],
  ['no drawing', 'it isn’t an SVG file. Export your logo as SVG.', 'GIF89a'],
  ['half a drawing', 'it isn’t an SVG file. Export your logo as SVG.', drawn.slice(0, -6)],
  [
    'no viewBox',
    'it has no viewBox. Export it again with one, such as viewBox="0 0 28 28".',
    '<svg width="28" height="28"/>',
  ],
  ['a style sheet', `it contains <style>. ${exported}`, drawn.replace('<path', '<style/><path')],
  ['a script', `it contains <script>. ${exported}`, drawn.replace('<path', '<script/><path')],
  ['a style', `it has the attribute style. ${exported}`, drawn.replace('d=', 'style="" d=')],
  ['a listener', `it has the attribute onload. ${exported}`, drawn.replace('d=', "onload='' d=")],
  ['4,001 bytes', 'it has 4001 bytes. Simplify it to at most 4000.', drawn.padEnd(4001)],
])('a logo with %s is refused', async (_what, sentence, logo) => {
  expect(await problemsWith({ 'logo.svg': logo })).toEqual([
    `brand.logo: logo.svg can’t be used: ${sentence}`,
  ])
})

it('valid files are accepted', async () => {
  expect(await problemsWith({ 'logo.svg': `<?xml version="1.0"?>\n<!-- A -->${drawn}\n` })).toEqual(
    [],
  )
})

it('a touch icon must be a square PNG that is large enough', async () => {
  const refused =
    'brand.touchIcon: icon.png can’t be used: it isn’t a square PNG of at least 180 by 180 pixels. Replace it with one.'
  for (const icon of [drawn, png(180, 181), png(179, 179)]) {
    expect(await problemsWith({ 'icon.png': icon })).toEqual([refused])
  }
})

it('a picture must have a web format and a small file', async () => {
  const large = await problemsWith({
    'picture.jpg': Buffer.concat([jpeg, Buffer.alloc(499_998)]),
  })
  expect(large).toEqual([
    'brand.picture.file: picture.jpg can’t be used: it has 500001 bytes. Compress it to at most 500000.',
  ])
  const other = await problemsWith({ 'picture.tiff': 'II' }, { picture: { file: 'picture.tiff' } })
  expect(other).toEqual([
    'brand.picture.file: picture.tiff can’t be used: it isn’t a web image. Use one of .avif, .jpg, .jpeg, .png, .svg, .webp.',
  ])
  expect(await problemsWith({ 'picture.jpg': 'Not a picture' })).toEqual([
    'brand.picture.file: picture.jpg can’t be used: it isn’t a .jpg image, whatever its name. Export it again as one.',
  ])
})

it('a font must be a WOFF2 file that is small enough', async () => {
  const font = 'font.woff2'
  expect(await problemsWith({}, { font })).toEqual([
    'brand.font: there is no font.woff2. Write its path from the folder of package.json.',
  ])
  expect(await problemsWith({ [font]: 'OTTO' }, { font })).toEqual([
    'brand.font: font.woff2 can’t be used: it isn’t a WOFF2 font, whatever its name. Convert it to one.',
  ])
  expect(await problemsWith({ [font]: 'wOF2'.padEnd(150_001) }, { font })).toEqual([
    'brand.font: font.woff2 can’t be used: it has 150001 bytes. Leave out characters that you don’t need, to at most 150000.',
  ])
  expect(await problemsWith({ [font]: 'wOF2' }, { font })).toEqual([])
  expect(await problemsWith({}, { font: 'serif' })).toEqual([])
})

it('the files of the sample are fine', () => {
  const own = {
    logo: 'tests/configurations/sample/logo.svg',
    touchIcon: 'tests/configurations/acme/touch-icon.png',
    picture: { file: 'tests/configurations/sample/picture.svg' },
  }
  expect(brandFileProblems({ ...brand, ...own }, PROJECT_ROOT)).toEqual([])
})

/** How a JPEG file begins. */
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

async function problemsWith(
  changed: Record<string, string | Buffer>,
  other: Partial<Brand> = {},
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-brand-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = { 'logo.svg': drawn, 'icon.png': png(180, 180), 'picture.jpg': jpeg, ...changed }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return brandFileProblems({ ...brand, ...other }, folder)
}

function png(width: number, height: number): Buffer {
  const file = Buffer.alloc(32)
  file.write('\u0089PNG', 'latin1')
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return file
}
