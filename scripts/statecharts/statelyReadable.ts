import { parseSync, Visitor, type ESTree } from 'vite'
import { chartProblems } from './chartLiteral.ts'

/**
 * Why Stately can't read a machine's source file, one sentence each. Stately reads a single literal
 * `setup({…}).createMachine({…})` and drops what it can't resolve.
 */
export function statelyProblems(source: string): string[] {
  const { program, errors } = parseSync('machine.ts', source)
  if (errors.length > 0) return errors.map(({ message }) => message)
  const [call, ...others] = callsOf('createMachine', program)
  if (!call || others.length > 0 || callsOf('setup', program).length !== 1) {
    return ['A machine file must hold one setup({…}).createMachine({…}), and no other machine.']
  }
  const [chart] = call.arguments
  if (!isCallOnSetup(call) || chart?.type !== 'ObjectExpression') {
    return ['The machine must be written as setup({…}).createMachine({…}).']
  }
  return chartProblems(chart).map(({ offset, text }) => `Line ${lineAt(offset, source)}: ${text}`)
}

function callsOf(name: string, program: ESTree.Program): ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = []
  new Visitor({
    CallExpression: (call) => {
      if (calledName(call) === name) calls.push(call)
    },
  }).visit(program)
  return calls
}

function calledName({ callee }: ESTree.CallExpression): string | null {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression') return null
  return callee.property.type === 'Identifier' ? callee.property.name : null
}

function isCallOnSetup({ callee }: ESTree.CallExpression): boolean {
  if (callee.type !== 'MemberExpression') return false
  return callee.object.type === 'CallExpression' && calledName(callee.object) === 'setup'
}

function lineAt(offset: number, source: string): number {
  return source.slice(0, offset).split('\n').length
}
