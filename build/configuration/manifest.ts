import { languageOf } from '#build/languages/languages.ts'
import type { Brand } from '#build/configuration/brand.ts'

/** A file that browsers request by name. */
export type BrandFile = { fileName: string; type: string; source: string | Uint8Array }

/** An icon that the manifest lists, square, with sides of `pixels`; an SVG has any size. */
export type ManifestIcon = BrandFile & { pixels: number | 'any'; purpose: 'any' | 'maskable' }

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
