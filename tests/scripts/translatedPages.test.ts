import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const folder = join(PROJECT_ROOT, 'src')

/** Components that are one element, always. */
const oneElement = /^(Link|Logo|Button|ButtonLink|\w*Icon)$/

type Child = ESTree.JSXChild

const unsafe = `
export function Steps({ label, isDone, aside }: { label: string; isDone: boolean; aside: ReactNode }) {
  const icon = <Icon />
  return (
    <ul>
      <li>{isDone ? <CheckIcon /> : <DotIcon />} {stepText.label}</li>
      <li>{isDone && stepText.done}{!isDone && stepText.waiting}</li>
      <li><b>{isDone}</b> {label}</li>
      <li>{stepText.label} <Progress /></li>
      <li>{stepText.label} {aside}</li>
      <li>{stepText.count(3)} {icon}</li>
      <li>{isDone && <>{stepText.done}</>}{icon}</li>
    </ul>
  )
}`

const safe = `
export function Steps({ label, isDone, aside }: { label: string; isDone: boolean; aside: ReactNode }) {
  const icon = <Icon />
  return (
    <ul>
      <li>{isDone ? <CheckIcon /> : <DotIcon />} <span>{stepText.label}</span></li>
      <li>{isDone ? stepText.done : stepText.waiting}</li>
      <li>{label}</li>
      <li>{icon}{aside}{isDone && <Progress />}</li>
      <li>{stepText.question}{' '}<Link href="/">{stepText.label}</Link></li>
    </ul>
  )
}`

it('finds text that a translator would take out of React’s hands', () => {
  expect(unsafeText(unsafe).map(({ line }) => line)).toEqual([6, 7, 8, 9, 10, 11, 12])
  expect(unsafeText(safe)).toEqual([])
})

it('text that changes, or stands beside anything that comes and goes, is alone in its element', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      unsafeText(readFileSync(join(folder, file), 'utf8')).map(
        ({ line, code }) => `${file}:${line} ${code}`,
      ),
    )
  expect(found).toEqual([])
})

/** The elements in which React would look for text nodes that a translator has replaced. */
function unsafeText(source: string): { line: number; code: string }[] {
  const { program } = parseSync('component.tsx', source)
  const found: { line: number; code: string }[] = []
  const check = (element: ESTree.JSXElement | ESTree.JSXFragment, isAlone: boolean) => {
    const children = element.children.filter((child) => !isBlank(child))
    if (isAlone && children.length < 2) return
    const changes = children.some((child) => !isFixedText(child) && !isFixedElement(child))
    const texts = children.filter((child) => isFixedText(child) || isChangingText(child, source))
    if (texts.length === 0 || !(changes || !isAlone)) return
    const line = source.slice(0, element.start).split('\n').length
    found.push({ line, code: source.slice(element.start, element.end).split('\n')[0] ?? '' })
  }
  new Visitor({
    JSXElement: (element) => check(element, true),
    // Its parent may have other children.
    JSXFragment: (fragment) => check(fragment, false),
  }).visit(program)
  return found
}

/** White space, which no translator touches, and comments. */
function isBlank(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() === ''
  return (
    child.type === 'JSXExpressionContainer' &&
    (child.expression.type === 'JSXEmptyExpression' ||
      (child.expression.type === 'Literal' && child.expression.value === ' '))
  )
}

function isFixedElement(child: Child): boolean {
  if (child.type !== 'JSXElement') return false
  const { name } = child.openingElement
  return name.type === 'JSXIdentifier' && (/^[a-z]/.test(name.name) || oneElement.test(name.name))
}

function isFixedText(child: Child): boolean {
  if (child.type === 'JSXText') return true
  if (child.type !== 'JSXExpressionContainer') return false
  const { type } = child.expression
  if (type !== 'MemberExpression') return type === 'Literal'
  let root: ESTree.Node = child.expression
  while (root.type === 'MemberExpression') root = root.object
  return root.type === 'Identifier' && /[tT]ext$/.test(root.name)
}

/** Any expression that isn't made of elements, as far as its file shows. */
function isChangingText(child: Child, source: string): boolean {
  if (child.type !== 'JSXExpressionContainer') return false
  const { expression } = child
  const outcomes = outcomesOf(expression)
  return outcomes.some((outcome) => {
    const code = source.slice(outcome.start, outcome.end)
    return !code.includes('<') && !isElementVariable(code, source)
  })
}

function outcomesOf(expression: ESTree.Node): readonly ESTree.Node[] {
  if (expression.type === 'ParenthesizedExpression') return outcomesOf(expression.expression)
  if (expression.type === 'LogicalExpression') return outcomesOf(expression.right)
  if (expression.type === 'ConditionalExpression')
    return [...outcomesOf(expression.consequent), ...outcomesOf(expression.alternate)]
  return [expression]
}

function isElementVariable(name: string, source: string): boolean {
  if (/^(null|children|props\.children)$/.test(name)) return true
  if (!/^\w+$/.test(name)) return false
  return new RegExp(
    `\\b${name}\\??: (ReactNode|ReactElement)|\\b${name} = (\\w+ && )?\\(?\\s*<`,
  ).test(source)
}
