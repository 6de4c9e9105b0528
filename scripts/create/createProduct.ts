import { existsSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { filesIn } from '#scripts/process/filesIn.ts'

const sample = 'products/blank'
const configuration = 'gatehouse.config.ts'
const languagesField = /^ *languages: \[([^\]]*)\]/m
const productField = /^( *product: )(['"])[^'"]*\2/m
const existingAppField = /^ *product: \{/m

/**
 * Copies the smallest product to `products/<name>`, with the translations that `gatehouse.config.ts` offers, and
 * names it there. Nothing else changes.
 *
 * @param root the project's folder.
 * @throws if there is such a product already, or if the name or the configuration can't be used.
 */
export async function createProduct(root: string, name: string): Promise<void> {
  if (!/^[a-z][a-z\d-]*$/.test(name))
    throw new Error(
      `“${name}” can’t be a folder’s name. Use lowercase letters, digits, and hyphens.`,
    )
  const folder = `products/${name}`
  if (existsSync(join(root, folder))) throw new Error(`There already is ${folder}.`)
  const settings = await readFile(join(root, configuration), 'utf8')
  if (existingAppField.test(settings))
    throw new Error(
      `${configuration} names an existing app as the product. Replace it with product: '${sample}', then run this again.`,
    )
  if (!productField.test(settings))
    throw new Error(`${configuration} has no field “product”. Add product: '${folder}'.`)

  const offered = languagesField.exec(settings)?.[1] ?? ''
  const isCopied = (path: string) => {
    const [top, tag] = relative(join(root, sample), path).split(sep)
    return top !== 'tests' && (top !== 'translations' || isOffered(tag, offered))
  }
  await cp(join(root, sample), join(root, folder), { recursive: true, filter: isCopied })
  for (const file of await filesIn(join(root, folder))) {
    const path = join(root, folder, file)
    const source = await readFile(path, 'utf8')
    await writeFile(path, source.replaceAll(`#${sample}/`, `#${folder}/`))
  }
  await writeFile(join(root, configuration), settings.replace(productField, `$1$2${folder}$2`))
}

/** Without a language, this is the folder of all translations. */
function isOffered(tag: string | undefined, languages: string): boolean {
  return tag === undefined ? languages !== '' : new RegExp(`['"]${tag}['"]`).test(languages)
}
