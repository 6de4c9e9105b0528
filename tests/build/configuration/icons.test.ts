import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { Brand } from '#build/configuration/brand.ts'
import { manifestIcons, manifestOf, touchIcon } from '#build/configuration/icons.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const brand: Brand = {
  name: 'Acme',
  logo: 'tests/configurations/sample/logo.svg',
  accent: { light: '#00c', dark: '#9bf' },
}
const ownIcon = 'tests/configurations/acme/touch-icon.png'

it('a logo alone gives every icon that installing needs, in the size that the manifest states', () => {
  const icons = manifestIcons(brand, PROJECT_ROOT)
  const drawn = icons.flatMap(({ source, pixels, purpose }) =>
    typeof source === 'string' ? [] : [{ ...sidesOf(source), pixels, purpose }],
  )
  expect(drawn).toEqual([
    { width: 192, height: 192, pixels: 192, purpose: 'any' },
    { width: 512, height: 512, pixels: 512, purpose: 'any' },
    { width: 512, height: 512, pixels: 512, purpose: 'maskable' },
  ])
})

it('an iPhone gets the logo in its size, or the icon of the owner', () => {
  expect(sidesOf(touchIcon(brand, PROJECT_ROOT).source)).toEqual({ width: 180, height: 180 })
  expect(touchIcon({ ...brand, touchIcon: ownIcon }, PROJECT_ROOT).source).toEqual(
    readFileSync(resolve(PROJECT_ROOT, ownIcon)),
  )
})

it('the manifest names one app for all languages, and reads as the language does', () => {
  expect(manifestIn('ar')).toMatchObject({ id: '/', lang: 'ar', dir: 'rtl' })
  expect(manifestIn('de')).toMatchObject({ id: '/', lang: 'de', dir: 'ltr' })
})

function manifestIn(tag: string): unknown {
  return JSON.parse(String(manifestOf(brand, { tag, description: '' }, []).source))
}

function sidesOf(png: string | Uint8Array) {
  const header = Buffer.from(png)
  return { width: header.readUInt32BE(16), height: header.readUInt32BE(20) }
}
