import type { Brand } from '#src/domain/brand.ts'

/** A file that browsers request by name. */
export type BrandFile = { fileName: string; type: string; source: string | Uint8Array }

/** The web app manifest: the name and icons of the installed app. */
export function manifestOf(
  brand: Brand,
  words: { tag: string; description: string },
  icons: readonly BrandFile[],
): BrandFile {
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: words.description,
    lang: words.tag,
    start_url: '/',
    display: 'standalone',
    theme_color: brand.accent.light,
    background_color: brand.accent.light,
    icons: icons.map(({ fileName, type, source }) => ({
      src: `/${fileName}`,
      type,
      sizes: sizesOf(source),
      purpose: fileName.startsWith('maskable') ? 'maskable' : 'any',
    })),
  }
  return {
    fileName: 'manifest.webmanifest',
    type: 'application/manifest+json',
    source: JSON.stringify(manifest, null, 2),
  }
}

/** SVG has any size; a PNG states its own. */
function sizesOf(source: BrandFile['source']): string {
  if (typeof source === 'string') return 'any'
  const { buffer, byteOffset } = source
  const width = new DataView(buffer, byteOffset).getUint32(16)
  return `${width}x${width}`
}
