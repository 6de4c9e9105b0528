import type { ProductDocuments } from '#src/domain/configuration/appConfiguration.ts'
import { throwProblems } from '../schema.ts'

const block = /\/\/ ----- The product[^]*\/\/ ----- End of the product -----/

const commentOrString = /\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g

/** A `match` may have no spaces, and a wildcard such as `{path = **}`. */
const tokens = /\bmatch\s*((?:\/\s*(?:\{[^{}]*\}|[^\s/{}]+)?\s*)+)\{|[{}]|\ballow\b/g

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

const unbalanced =
  'A brace is missing, or there is one too many, so the rules around these would change. Correct the braces.'

const looseAllow =
  'It has an “allow” outside of a match, which would open the door’s own data. Put it into a match.'

const outsideOfHeadings =
  'It has rules outside of “----- The product” and “----- End of the product -----”, where they aren’t checked. Move them between these two headings.'

/**
 * @param rules a product's own, in the file that is named.
 * @throws the list of their problems, if they could change the rules around them.
 */
export function checkOwnRules(rules: string, service: 'firestore' | 'storage', file: string): void {
  if (!block.test(rules)) throwProblems([noHeadings], file)
  const outside = rules.replace(block, '').replaceAll(commentOrString, '').trim()
  const { paths, isBalanced, hasLooseAllow } = parseRules(rules)
  const files = service === 'storage' ? paths.filter((path) => isSlot(segmentsOf(path))) : []
  throwProblems(
    [
      ...(outside ? [outsideOfHeadings] : []),
      ...(isBalanced ? [] : [unbalanced]),
      ...(hasLooseAllow ? [looseAllow] : []),
      ...files.map(
        (path) => `match ${path} also fits the door’s own files. Start the path with a name.`,
      ),
    ],
    file,
  )
}

/** The door's files are named by numbers. */
function isSlot([first = '']: string[]): boolean {
  return isAny(first) || /^\d+$/.test(first)
}

/**
 * @param rules a product's own for documents outside of `users/{uid}`, in the file that is named.
 * @throws the list of their problems, such as paths that also fit people's documents.
 */
export function checkSharedRules(rules: string, file: string): void {
  const { paths, isBalanced } = parseRules(rules)
  const personal = paths.filter((path) => isPersonal(segmentsOf(path)))
  throwProblems(
    [
      ...(isBalanced ? [] : [unbalanced]),
      ...personal.map(
        (path) =>
          `match ${path} also fits people’s own documents in users/{uid}. Start the path with the name of another collection.`,
      ),
    ],
    file,
  )
}

/**
 * Reads from the product's block in `firestore.rules` which documents a person can have, so that deleting an
 * account forgets none.
 *
 * @param file what the owner calls the rules.
 * @throws the list of paths that a deletion couldn't find.
 */
export function productDocuments(rules: string, file = 'firestore.rules'): ProductDocuments {
  const { paths } = parseRules(block.exec(rules)?.[0] ?? '')
  throwProblems([...paths.flatMap(problemOf), ...severalCounters(paths)], file)
  const segments = paths.map(segmentsOf)
  const inCollections = segments.filter(([collection]) => collection !== 'usage')
  const inUsage = segments.filter(([collection]) => collection === 'usage')
  return {
    collections: [...new Set(inCollections.map(([collection = '']) => collection))],
    counters: inUsage.map(([, id = '']) => id),
  }
}

type ParsedRules = {
  /** Those of all `match` statements, from the top of the block. */
  paths: readonly string[]
  isBalanced: boolean
  /** Whether something is allowed outside of all `match` statements. */
  hasLooseAllow: boolean
}

function parseRules(rules: string): ParsedRules {
  const open: string[] = []
  const paths: string[] = []
  let isBalanced = true
  let hasLooseAllow = false
  for (const [text, path] of rules.replaceAll(commentOrString, ' ').matchAll(tokens)) {
    if (text === 'allow') hasLooseAllow ||= open.join('') === ''
    else if (text === '}') isBalanced = open.pop() !== undefined && isBalanced
    else open.push((path ?? '').replaceAll(/\s/g, ''))
    if (path) paths.push(open.join(''))
  }
  return { paths, isBalanced: isBalanced && open.length === 0, hasLooseAllow }
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
  if (collection === 'usage' && id === 'files')
    return [`match ${path} is the door’s own counter. Choose another name than ${id}.`]
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
  return segment === '' || segment.startsWith('{')
}
