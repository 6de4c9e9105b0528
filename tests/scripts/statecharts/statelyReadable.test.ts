import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { MACHINE_FOLDERS } from '#scripts/statecharts/machineFiles.ts'
import { statelyProblems } from '#scripts/statecharts/statelyReadable.ts'

const files = MACHINE_FOLDERS.filter(existsSync).flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('Machine.ts'))
    .map((file) => relative(PROJECT_ROOT, join(folder, file))),
)

test.each(files)('Stately can read all of %s', (file) => {
  expect(statelyProblems(readFileSync(join(PROJECT_ROOT, file), 'utf8'))).toEqual([])
})

test('code is allowed in properties that are not drawn', () => {
  const chart = `{
    id: 'door',
    context: ({ input }) => input,
    invoke: { id: 'check', src: 'check', input: ({ event }) => event },
    states: { open: { entry: { type: 'note', params: () => ({}) }, meta: { shown: isShown } } },
  }`
  expect(statelyProblems(machineWith(chart))).toEqual([])
})

test('code in the chart itself is reported with its line', () => {
  const chart = `{
    id: 'door',
    entry: () => {},
    on: { input: () => {} },
    states: { context: { always: { guard: not('isOpen'), target: \`\${other}\` } } },
  }`
  expect(statelyProblems(machineWith(chart))).toEqual([
    'Line 3: The value of "entry" must be a literal; give code a name in setup().',
    'Line 4: The value of "input" must be a literal; give code a name in setup().',
    'Line 5: The value of "guard" must be a literal; give code a name in setup().',
    'Line 5: The value of "target" must be a literal; give code a name in setup().',
  ])
})

test('spreads and computed keys are reported with their line', () => {
  const chart = `{
    id: 'door',
    ...common,
    on: { [OPENED]: { target: 'open' } },
    entry: ['note', ...more],
  }`
  expect(statelyProblems(machineWith(chart))).toEqual([
    'Line 3: A spread hides its content.',
    'Line 4: A computed key hides its name.',
    'Line 5: A spread hides its content.',
  ])
})

test('a machine and an invoked actor need an id', () => {
  const chart = `{
    invoke: [{ id: 'check', src: 'check' }, { src: 'watch' }],
  }`
  expect(statelyProblems(machineWith(chart))).toEqual([
    'Line 1: The machine has no id.',
    'Line 2: The invoked actor has no id.',
  ])
})

test.each([
  ['no machine', 'export const door = 1'],
  ['two machines', `${machineWith("{ id: 'a' }")}\n${machineWith("{ id: 'b' }")}`],
])('a file with %s is refused', (_, source) => {
  expect(statelyProblems(source)).toEqual([
    'A machine file must hold one setup({…}).createMachine({…}), and no other machine.',
  ])
})

test.each([
  ['a chart from elsewhere', 'setup({}).createMachine(chart)'],
  ['createMachine without setup', "setup({}); createMachine({ id: 'door' })"],
])('%s is refused', (_, source) => {
  expect(statelyProblems(source)).toEqual([
    'The machine must be written as setup({…}).createMachine({…}).',
  ])
})

function machineWith(chart: string): string {
  return `export const doorMachine = setup({}).createMachine(${chart})`
}
