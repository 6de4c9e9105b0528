import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { languageOf } from '../languages/languages.ts'
import type { Brand } from './brand.ts'
import { maskableLogo, squareLogo, standaloneLogo } from './logo.ts'
import { readSvg } from './svg.ts'

/** A file that browsers request by name. */
export type BrandFile = { fileName: string; type: string; source: string | Uint8Array }

/** An icon that the manifest lists, square, with sides of `pixels`; an SVG has any size. */
type ManifestIcon = BrandFile & { pixels: number | 'any'; purpose: 'any' | 'maskable' }

/** Draws the icons in the manifest: the favicon, and the logo as PNGs in the sizes that installing needs. */
export function manifestIcons(brand: Brand, root: string): ManifestIcon[] {
  const accent = brand.accent.light
  const favicon = standaloneLogo(svgIn(brand.favicon ?? brand.logo, root), accent)
  const logo = svgIn(brand.logo, root)
  const plain = squareLogo(logo, accent)
  return [
    {
      fileName: 'favicon.svg',
      type: 'image/svg+xml',
      source: favicon,
      pixels: 'any',
      purpose: 'any',
    },
    { ...png('icon-192.png', plain, 192), pixels: 192, purpose: 'any' },
    { ...png('icon-512.png', plain, 512), pixels: 512, purpose: 'any' },
    {
      ...png('maskable-512.png', maskableLogo(logo, accent), 512),
      pixels: 512,
      purpose: 'maskable',
    },
  ]
}

/**
 * The icon that iPhones look for by its name: the owner's own, or else the logo on the accent color, because
 * iPhones show what is transparent in black.
 */
export function touchIcon(brand: Brand, root: string): BrandFile {
  const fileName = 'apple-touch-icon.png'
  if (brand.touchIcon !== undefined) {
    return { fileName, type: 'image/png', source: readFileSync(resolve(root, brand.touchIcon)) }
  }
  return png(fileName, maskableLogo(svgIn(brand.logo, root), brand.accent.light), 180)
}

/** The web app manifest: the name and icons of the installed app, which is the same one in every language. */
export function manifestOf(
  brand: Brand,
  words: { tag: string; description: string },
  icons: readonly ManifestIcon[],
): BrandFile {
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: words.description,
    lang: words.tag,
    dir: languageOf(words.tag).direction,
    start_url: '/',
    display: 'standalone',
    theme_color: brand.accent.light,
    background_color: brand.accent.light,
    icons: icons.map(({ fileName, type, pixels, purpose }) => ({
      src: `/${fileName}`,
      type,
      sizes: pixels === 'any' ? pixels : `${pixels}x${pixels}`,
      purpose,
    })),
  }
  return {
    fileName: 'manifest.webmanifest',
    type: 'application/manifest+json',
    source: JSON.stringify(manifest, null, 2),
  }
}

function svgIn(file: string, root: string) {
  return readSvg(readFileSync(resolve(root, file), 'utf8'))
}

function png(fileName: string, svg: string, pixels: number): BrandFile {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: pixels },
    font: { loadSystemFonts: false },
  }).render()
  return { fileName, type: 'image/png', source: image.asPng() }
}
