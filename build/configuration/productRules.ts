import type { ProductDocuments } from '#src/domain/deletion/productDocuments.ts'
import { throwProblems } from './schema.ts'

const block = /\/\/ ----- The product[^]*\/\/ ----- End of the product -----/

const commentOrString = /\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g

const matchOrBrace = /\bmatch\s+(\/\S*)\s*\{|[{}]/g

/** Collections under `users/{uid}` that no product can have. */
const doorCollections: readonly string[] = ['access', 'files', 'keys', 'profile']

/** Collections that a product can't name: those of the door, and the one for its counters. */
export const takenCollections = [...doorCollections, 'usage']

/** Whether a collection's name has only letters, digits, underscores, and hyphens, and starts with a letter. */
export function isCollectionName(name: string): boolean {
  return /^[A-Za-z][\w-]*$/.test(name)
}

const noHeadings =
  'It has no “----- The product” and “----- End of the product -----” around your rules. Start from the block in docs/product-options.md, “Your own rules”.'

const outsideOfHeadings =
  'It has rules outside of “----- The product” and “----- End of the product -----”, where they aren’t checked. Move them between these two headings.'

/**
 * @param rules a product's own, in the file that is named.
 * @throws if not all of them stand between the two headings.
 */
export function requireHeadings(rules: string, file: string): void {
  if (!block.test(rules)) throwProblems([noHeadings], file)
  const outside = rules.replace(block, '').replaceAll(commentOrString, '').trim()
  throwProblems(outside ? [outsideOfHeadings] : [], file)
}

/**
 * @param rules a product's own for documents outside of `users/{uid}`, in the file that is named.
 * @throws the list of paths that also fit people's documents.
 */
export function requireSharedPaths(rules: string, file: string): void {
  const personal = pathsIn(rules).filter((path) => isPersonal(segmentsOf(path)))
  const problems = personal.map(
    (path) =>
      `match ${path} also fits people’s own documents in users/{uid}. Start the path with the name of another collection.`,
  )
  throwProblems(problems, file)
}

/**
 * Reads from the product's block in `firestore.rules` which documents a person can have, so that deleting an
 * account forgets none.
 *
 * @param file what the owner calls the rules.
 * @throws the list of paths that a deletion couldn't find.
 */
export function productDocuments(rules: string, file = 'firestore.rules'): ProductDocuments {
  const paths = pathsIn(block.exec(rules)?.[0] ?? '')
  throwProblems([...paths.flatMap(problemOf), ...severalCounters(paths)], file)
  const segments = paths.map(segmentsOf)
  const inCollections = segments.filter(([collection]) => collection !== 'usage')
  const inUsage = segments.filter(([collection]) => collection === 'usage')
  return {
    collections: [...new Set(inCollections.map(([collection = '']) => collection))],
    counters: inUsage.map(([, id = '']) => id),
  }
}

/** The paths of all `match` statements, from the top of the block. */
function pathsIn(rules: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [text, path] of rules.replaceAll(commentOrString, '').matchAll(matchOrBrace)) {
    if (text === '}') open.pop()
    else open.push(path ?? '')
    if (path) found.push(open.join(''))
  }
  return found
}

/** The rules that end a deletion may look up ten documents. */
function severalCounters(paths: readonly string[]): string[] {
  const inUsage = paths.filter((path) => segmentsOf(path)[0] === 'usage')
  return inUsage.length > 1
    ? [`${inUsage.join(' and ')} are documents of their own. Keep all counters in one document.`]
    : []
}

function problemOf(path: string): string[] {
  const [collection = '', id = '', ...more] = segmentsOf(path)
  if (isAny(collection) || (collection === 'usage' && isAny(id)))
    return [`match ${path} fits any name. Name each one, so that it is deleted with the account.`]
  if (doorCollections.includes(collection))
    return [`match ${path} is in a collection of the door. Choose another name than ${collection}.`]
  if (more.length > 0 || id.endsWith('=**}'))
    return [
      `match ${path} is below a document, so it would stay when an account is deleted. Put it in a collection of its own, beside ${collection}.`,
    ]
  return []
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function isPersonal([first = '']: string[]): boolean {
  return first === 'users' || isAny(first)
}

function isAny(segment: string): boolean {
  return segment.startsWith('{')
}
