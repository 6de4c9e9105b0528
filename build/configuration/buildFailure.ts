import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

type Mistake = {
  /** The bundler's report. */
  report: RegExp
  sentence: (...found: string[]) => string
}

const mistakes: readonly Mistake[] = [
  {
    report: /\[UNRESOLVED_IMPORT\] Could not resolve '([^']+)' in (\S+)/g,
    sentence: (path = '', file = '') => unresolved(path, file),
  },
  {
    report: /Failed to load url (\S+) .*? in (\S+)\. Does the file exist\?/g,
    sentence: (path = '', file = '') => unresolved(path, file),
  },
  {
    report: /\[MISSING_EXPORT\] "([^"]+)" is not exported by "([^"]+)"\.[^]*?\[ ([^\]:]+):/g,
    sentence: (name = '', from = '', file = '') =>
      `${file} imports “${name}” from ${from}, which doesn’t export it. Correct the name, or export it there.`,
  },
  {
    report: /\[PARSE_ERROR\] ([^\n]+)[^]*?\[ ([^\]:]+:\d+):/g,
    sentence: (problem = '', place = '') => `${place} can’t be read: ${problem}. Correct it there.`,
  },
  // Vite shows what its configuration and build/language.ts throw with the stack.
  {
    report: /^failed to load config from .*\nerror during build:\nError: ([^]*?)\n {4}at /g,
    sentence: (problem = '') => problem,
  },
  {
    report: /^error during build:\nError: (languages: [^]*?)\n {4}at /g,
    sentence: (problem = '') => problem,
  },
]

/**
 * Returns one sentence for each problem, with its file, in place of the bundler's report with its excerpts and stacks.
 * Other reports stay as they are.
 */
export function buildFailure(report: string, root: string): string {
  // The bundler names some files from the folder in which it runs.
  const text = [relative(process.cwd(), root), root]
    .filter(Boolean)
    .reduce((all, folder) => all.replaceAll(`${folder}/`, ''), stripVTControlCharacters(report))
  const sentences = mistakes.flatMap(({ report: form, sentence }) =>
    Array.from(text.matchAll(form), ([, ...found]) => sentence(...found)),
  )
  return sentences.length > 0 ? [...new Set(sentences)].join('\n') : report
}

function unresolved(path: string, file: string): string {
  const action = /^[.#/]/.test(path) ? 'Correct the path' : 'Correct the name, or install it'
  return `${file} imports “${path}”, which doesn’t exist. ${action}.`
}
