import { existsSync, readFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import type { Brand } from '#src/domain/brand.ts'
import { readSvg } from './svg.ts'

/** The sign-in page carries the logo in itself, so that it stands there at once. */
const logoBytes = 4_000
const pictureBytes = 500_000
const pictureKinds = ['.avif', '.jpg', '.jpeg', '.png', '.svg', '.webp']
const touchIconPixels = 180

/** What is wrong with the files that a brand names, one sentence with one next action each. */
export function brandFileProblems(brand: Brand, root: string): readonly string[] {
  return [
    ...checkFile('brand.logo', brand.logo, root, logoProblem),
    ...checkFile('brand.favicon', brand.favicon, root, logoProblem),
    ...checkFile('brand.touchIcon', brand.touchIcon, root, touchIconProblem),
    ...checkFile('brand.picture.file', brand.picture?.file, root, pictureProblem),
  ]
}

type Check = (content: Buffer, file: string) => string | null

function checkFile(path: string, file: string | undefined, root: string, check: Check): string[] {
  if (file === undefined) return []
  const place = resolve(root, file)
  if (!existsSync(place)) {
    return [`${path}: there is no ${file}. Write its path from the folder of package.json.`]
  }
  const problem = check(readFileSync(place), file)
  return problem ? [`${path}: ${file} can’t be used, for ${problem}`] : []
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
  if (!pictureKinds.includes(extname(file).toLowerCase())) {
    return `it is no picture for the web. Use ${pictureKinds.join(', ')}.`
  }
  if (content.length <= pictureBytes) return null
  return `it has ${content.length} bytes. Compress it to at most ${pictureBytes}.`
}

function touchIconProblem(content: Buffer): string | null {
  const isPng = content.subarray(1, 4).toString('latin1') === 'PNG' && content.length > 24
  const [width, height] = isPng ? [content.readUInt32BE(16), content.readUInt32BE(20)] : []
  if (width === height && width !== undefined && width >= touchIconPixels) return null
  return `it is no square PNG. Use one of at least ${touchIconPixels} by ${touchIconPixels} pixels.`
}
