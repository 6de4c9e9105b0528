import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { pureCalls } from '#build/pureCalls.ts'

const sources = join(PROJECT_ROOT, 'src')
const pure = new Set(pureCalls(sources))

/** A pure call that isn't at the start of a line of the module's own level. Parsing all modules takes long. */
const mayDrop = new RegExp(`^ +.*\\b(${[...pure].join('|')})\\b[^'"\\n]*\\(`, 'm')

test('no function calls what a pure call has returned to it, because the bundler would drop that', () => {
  const modules = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.d)\.tsx?$/.test(path),
  )
  expect(modules.length).toBeGreaterThan(400)
  const dropped = modules.flatMap((path) => {
    const code = readFileSync(join(sources, path), 'utf8')
    return mayDrop.test(code) ? droppedIn(code, path).map((name) => `${path}: ${name}`) : []
  })
  expect(dropped).toEqual([])
})

test.each([
  ['export const run = (scope) => { const ask = toPort(load); ask(scope) }', ['ask']],
  ['export function run(scope) { toPort(load)(scope) }', ['toPort']],
  ['const ask = toPort(load); export const run = (scope) => ask(scope)', []],
  ['export const run = () => { const Part = lazyComponent(load); return Part }', []],
])('%s', (code, dropped) => {
  expect(droppedIn(code, 'a.ts')).toEqual(dropped)
})

type Syntax = { type: string; [field: string]: unknown }

/** The names in calls of what a pure call returned, directly or in a variable of the same function. */
function droppedIn(code: string, path: string): string[] {
  const nodes = nodesIn(parseSync(path, code).program)
  const kept = new Set(
    nodes.flatMap(({ node, isInFunction }) =>
      isInFunction && node.type === 'VariableDeclarator' && isPureCall(node['init'])
        ? [nameOf(node['id'])]
        : [],
    ),
  )
  return nodes
    .filter(({ node }) => node.type === 'CallExpression')
    .flatMap(({ node: { callee } }) =>
      isPureCall(callee) || (isSyntax(callee) && kept.has(nameOf(callee))) ? [nameOf(callee)] : [],
    )
}

function nodesIn(value: unknown, isInFunction = false): { node: Syntax; isInFunction: boolean }[] {
  if (Array.isArray(value)) return value.flatMap((each) => nodesIn(each, isInFunction))
  if (typeof value !== 'object' || value === null) return []
  const isInside = isInFunction || (isSyntax(value) && value.type.includes('Function'))
  const below = Object.values(value).flatMap((each) => nodesIn(each, isInside))
  return isSyntax(value) ? [{ node: value, isInFunction }, ...below] : below
}

function isPureCall(value: unknown): boolean {
  return isSyntax(value) && value.type === 'CallExpression' && pure.has(nameOf(value))
}

/** The name that an expression starts with. */
function nameOf(value: unknown): string {
  if (!isSyntax(value)) return ''
  const { name, object, callee } = value
  return typeof name === 'string' ? name : nameOf(object ?? callee)
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value
}
