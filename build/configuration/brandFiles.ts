import { existsSync, readFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import type { Brand } from './brand.ts'
import { isDeviceFont } from './look.ts'
import { readSvg } from './svg.ts'

/** The sign-in page contains the logo inline, so that it appears at once. */
const logoBytes = 4_000
const pictureBytes = 500_000
const fontBytes = 150_000
const isJpeg = (content: Buffer) =>
  content.subarray(0, 3).toString('latin1') === '\u00ff\u00d8\u00ff'

/** How to recognize the images that each extension promises. */
const pictureKinds: Readonly<Record<string, (content: Buffer) => boolean>> = {
  '.avif': (content) => content.subarray(4, 8).toString('latin1') === 'ftyp',
  '.jpg': isJpeg,
  '.jpeg': isJpeg,
  '.png': (content) => content.subarray(1, 4).toString('latin1') === 'PNG',
  '.svg': (content) => content.includes('<svg'),
  '.webp': (content) => content.subarray(8, 12).toString('latin1') === 'WEBP',
}
const touchIconPixels = 180

/** The problems of a brand's files, one sentence with a next action each. */
export function brandFileProblems(brand: Brand, root: string): readonly string[] {
  return [
    ...checkFile('brand.logo', brand.logo, root, logoProblem),
    ...checkFile('brand.favicon', brand.favicon, root, logoProblem),
    ...checkFile('brand.touchIcon', brand.touchIcon, root, touchIconProblem),
    ...checkFile('brand.picture.file', pictureFile(brand), root, pictureProblem),
    ...checkFile('brand.font', fontFile(brand), root, fontProblem),
  ]
}

function pictureFile({ picture }: Brand): string | undefined {
  return picture ? picture.file : undefined
}

function fontFile({ font }: Brand): string | undefined {
  return font === undefined || isDeviceFont(font) ? undefined : font
}

type Check = (content: Buffer, file: string) => string | null

function checkFile(path: string, file: string | undefined, root: string, check: Check): string[] {
  if (file === undefined) return []
  const missing = missingFile(path, file, root)
  if (missing.length > 0) return missing
  const problem = check(readFileSync(resolve(root, file)), file)
  return problem ? [`${path}: ${file} can’t be used: ${problem}`] : []
}

/** The problem of a configured file path. */
export function missingFile(path: string, file: string | undefined, root: string): string[] {
  if (file === undefined || existsSync(resolve(root, file))) return []
  return [`${path}: there is no ${file}. Write its path from the folder of package.json.`]
}

function logoProblem(content: Buffer): string | null {
  if (content.length > logoBytes) {
    return `it has ${content.length} bytes. Simplify it to at most ${logoBytes}.`
  }
  try {
    readSvg(content.toString())
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function pictureProblem(content: Buffer, file: string): string | null {
  const extension = extname(file).toLowerCase()
  const isOfKind = pictureKinds[extension]
  if (!isOfKind) return `it isn’t a web image. Use one of ${Object.keys(pictureKinds).join(', ')}.`
  if (!isOfKind(content)) {
    return `it isn’t a ${extension} image, whatever its name. Export it again as one.`
  }
  if (content.length <= pictureBytes) return null
  return `it has ${content.length} bytes. Compress it to at most ${pictureBytes}.`
}

function fontProblem(content: Buffer): string | null {
  if (content.subarray(0, 4).toString('latin1') !== 'wOF2')
    return 'it isn’t a WOFF2 font, whatever its name. Convert it to one.'
  if (content.length <= fontBytes) return null
  return `it has ${content.length} bytes. Leave out characters that you don’t need, to at most ${fontBytes}.`
}

function touchIconProblem(content: Buffer): string | null {
  const isPng = content.subarray(1, 4).toString('latin1') === 'PNG' && content.length > 24
  const [width, height] = isPng ? [content.readUInt32BE(16), content.readUInt32BE(20)] : []
  if (width === height && width !== undefined && width >= touchIconPixels) return null
  return `it isn’t a square PNG of at least ${touchIconPixels} by ${touchIconPixels} pixels. Replace it with one.`
}
