import MagicString from 'magic-string'
import { parseAst, type Plugin } from 'vite'
import { changeFile } from './changeFile.ts'

const databaseFile = /@firebase\/firestore\/dist\/common-[\w-]+\.esm\.js$/
const pipelines = 'firebase/firestore/pipelines'

/** The functions through which ordinary queries reach pipelines, and the start of their expression class. */
const ways = [
  '__PRIVATE_canonifyPipeline',
  '__PRIVATE_getLastEffectiveLimit',
  '__PRIVATE_newPipelineComparator',
  '__PRIVATE_runPipeline',
  '__PRIVATE_toCorePipeline',
  '__PRIVATE_toEvaluable',
]
const expression = '_protoValueType = "ProtoValue"'

/**
 * Removes Firestore's pipelines, which the app doesn't use, and everything only they need. Each function that
 * leads to them throws by name instead. Importing them fails the build.
 */
export function withoutPipelines(): Plugin {
  return {
    ...changeFile({
      name: 'without-pipelines',
      file: databaseFile,
      change: cutOrThrow,
      enforce: 'pre',
    }),
    resolveId(id, importer) {
      if (id === pipelines && importer) this.error(`${importer} imports what the build leaves out.`)
      return null
    },
  }
}

function cutOrThrow(code: string): MagicString {
  const cut = cutPipelines(code)
  if (cut instanceof MagicString) return cut
  throw new Error(`Firestore has no ${cut.missing.join(', ')}.`)
}

/** The module without pipelines, or the names that it was expected to have but doesn't. */
export function cutPipelines(code: string): MagicString | { missing: readonly string[] } {
  const found = new Map<string, { start: number; end: number; text: string }>()
  for (const node of parseAst(code).body) {
    if (
      node.type === 'FunctionDeclaration' &&
      node.id &&
      node.body &&
      ways.includes(node.id.name)
    ) {
      const text = `{ throw new Error('${node.id.name} was left out: see withoutPipelines.ts.') }`
      found.set(node.id.name, { start: node.body.start, end: node.body.end, text })
    }
    if (node.type === 'ClassDeclaration' && !node.superClass) {
      const { start, end } = node.body
      if (!found.has(expression) && code.slice(start, end).includes(expression)) {
        found.set(expression, { start, end, text: '{}' })
      }
    }
  }
  const missing = [...ways, expression].filter((name) => !found.has(name))
  if (missing.length > 0) return { missing }
  const short = new MagicString(code)
  for (const { start, end, text } of found.values()) short.update(start, end, text)
  return short
}
