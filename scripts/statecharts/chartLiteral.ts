import type { ESTree } from 'vite'

/** A problem in a machine's source. The offset is in characters. */
export type ChartProblem = { readonly offset: number; readonly text: string }

/** Properties that aren't drawn, and may contain any code. */
const UNDRAWN = new Set(['context', 'input', 'output', 'params', 'meta'])
/** Properties with arbitrary keys. */
const NAMED = new Set(['states', 'on', 'after'])

/** The parts of createMachine's argument that aren't literals or lack an ID. */
export function chartProblems(chart: ESTree.ObjectExpression): ChartProblem[] {
  return [...missing('id', chart, 'The machine'), ...objectProblems(chart, false)]
}

function objectProblems(object: ESTree.ObjectExpression, hasNames: boolean): ChartProblem[] {
  return object.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return [problem(property, 'A spread hides its content.')]
    const key = keyOf(property)
    if (key === null) return [problem(property, 'A computed key hides its name.')]
    if (hasNames) return valueProblems(key, property.value, false)
    if (UNDRAWN.has(key)) return []
    return [
      ...valueProblems(key, property.value, NAMED.has(key)),
      ...(key === 'invoke' ? invokeProblems(property.value) : []),
    ]
  })
}

function valueProblems(key: string, value: ESTree.Expression, hasNames: boolean): ChartProblem[] {
  if (value.type === 'ObjectExpression') return objectProblems(value, hasNames)
  if (value.type === 'ArrayExpression') {
    return value.elements.flatMap((element) => {
      if (element === null) return []
      if (element.type === 'SpreadElement') return [problem(element, 'A spread hides its content.')]
      return valueProblems(key, element, hasNames)
    })
  }
  const isText = value.type === 'TemplateLiteral' && value.expressions.length === 0
  if (isText || value.type === 'Literal') return []
  return [problem(value, `The value of "${key}" must be a literal; give code a name in setup().`)]
}

function invokeProblems(value: ESTree.Expression): ChartProblem[] {
  const invokes = value.type === 'ArrayExpression' ? value.elements : [value]
  return invokes.flatMap((invoke) =>
    invoke?.type === 'ObjectExpression' ? missing('id', invoke, 'The invoked actor') : [],
  )
}

function missing(key: string, object: ESTree.ObjectExpression, owner: string): ChartProblem[] {
  const has = object.properties.some((item) => item.type === 'Property' && keyOf(item) === key)
  return has ? [] : [problem(object, `${owner} has no ${key}.`)]
}

function keyOf({ key, computed }: ESTree.ObjectProperty): string | null {
  if (computed) return null
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : null
}

function problem({ start }: ESTree.Span, text: string): ChartProblem {
  return { offset: start, text }
}
