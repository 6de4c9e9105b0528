import MagicString from 'magic-string'
import { parseAst, type Plugin } from 'vite'
import { withMap } from './withMap.ts'

const databaseFile = /@firebase\/firestore\/dist\/common-[\w-]+\.esm\.js$/
const pipelines = 'firebase/firestore/pipelines'

/** The functions through which ordinary queries reach pipelines, and the start of their expression class. */
const entryPoints = [
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
 * leads to them throws by name instead. Importing them fails the build, and so does a version of Firestore that
 * isn't as expected.
 */
export function withoutPipelines(): Plugin {
  let isMet = false
  return {
    name: 'without-pipelines',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => void (isMet = false),
    resolveId(id, importer) {
      if (id === pipelines && importer) this.error(`${importer} imports what the build leaves out.`)
      return null
    },
    transform: {
      filter: { id: databaseFile },
      handler(code, id) {
        isMet = true
        return withMap(cutPipelines(code), id)
      },
    },
    buildEnd(error) {
      if (!error && !isMet) this.error(`No file matches ${String(databaseFile)}.`)
    },
  }
}

/**
 * The module without pipelines.
 *
 * @throws if something of them isn't there.
 */
export function cutPipelines(code: string): MagicString {
  const found = new Map<string, { start: number; end: number; text: string }>()
  for (const node of parseAst(code).body) {
    if (
      node.type === 'FunctionDeclaration' &&
      node.id &&
      node.body &&
      entryPoints.includes(node.id.name)
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
  const missing = [...entryPoints, expression].filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`Firestore has no ${missing.join(', ')}.`)
  const short = new MagicString(code)
  for (const { start, end, text } of found.values()) short.update(start, end, text)
  return short
}
