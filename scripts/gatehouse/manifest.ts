import { descriptionOf, type Brand } from '#src/domain/brand.ts'

/** A file that browsers ask for by name. */
export type BrandFile = { fileName: string; type: string; source: string | Uint8Array }

/** Says to phones and desktops what to call the app when it is installed, and which icon it has there. */
export function manifestOf(brand: Brand, icons: readonly BrandFile[]): BrandFile {
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: descriptionOf(brand),
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

/** A drawing has any size; a PNG says its own. */
function sizesOf(source: BrandFile['source']): string {
  if (typeof source === 'string') return 'any'
  const { buffer, byteOffset } = source
  const width = new DataView(buffer, byteOffset).getUint32(16)
  return `${width}x${width}`
}
