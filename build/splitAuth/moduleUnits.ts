import { parseAst } from 'vite'

/** A position in a module. */
export type Range = { start: number; end: number }

/** A top-level declaration together with assignments to its members, or a statement with side effects. */
export type Unit = {
  ranges: Range[]
  declares: readonly string[]
  /** All identifiers in it, including local ones. */
  mentions: Set<string>
  /** The bindings that it assigns to. */
  assigns: Set<string>
}

export type ModuleUnits = {
  /** The import statements. */
  imports: readonly Range[]
  units: readonly Unit[]
  exports: readonly { local: string; exported: string }[]
}

type Node = { type: string } & Range & Record<string, unknown>
type Identifier = Node & { name: string }

/** Splits a module into units. Its only export statement must be a list of names. */
export function readUnits(code: string): ModuleUnits {
  const body = parseAst(code).body as unknown as readonly Node[]
  const units: Unit[] = []
  const exports: ModuleUnits['exports'][number][] = []
  for (const node of body) {
    if (node.type === 'ImportDeclaration') continue
    if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of node['specifiers'] as {
        local: Identifier
        exported: Identifier
      }[])
        exports.push({ local: local.name, exported: exported.name })
      continue
    }
    const unit = {
      ranges: [node],
      declares: declaredBy(node),
      mentions: new Set<string>(),
      assigns: new Set<string>(),
    }
    visit(node, unit)
    const owner = units.find(({ declares }) => declares.includes(ownerOf(node) ?? ''))
    if (owner) join(owner, unit)
    else units.push(unit)
  }
  const imports = body.filter(({ type }) => type === 'ImportDeclaration')
  return { imports, units, exports }
}

function join(owner: Unit, { ranges, mentions }: Unit): void {
  owner.ranges.push(...ranges)
  for (const name of mentions) owner.mentions.add(name)
}

function declaredBy(node: Node): string[] {
  if (node.type === 'VariableDeclaration')
    return (node['declarations'] as { id: Identifier }[]).map(({ id }) => id.name)
  return node.type.endsWith('Declaration') ? [(node['id'] as Identifier).name] : []
}

/** `Verifier` for `Verifier.type = …`. */
function ownerOf(node: Node): string | null {
  const expression = node['expression'] as Node | undefined
  if (expression?.type !== 'AssignmentExpression') return null
  const target = expression['left'] as Node
  return target.type === 'MemberExpression' ? ((target['object'] as Identifier).name ?? null) : null
}

function visit(node: Node, unit: Unit): void {
  if (node.type === 'Identifier') unit.mentions.add((node as Identifier).name)
  const target = (node['left'] ?? node['argument']) as Node | undefined
  if (/^(Assignment|Update)Expression$/.test(node.type) && target?.type === 'Identifier')
    unit.assigns.add((target as Identifier).name)
  for (const [key, child] of Object.entries(node)) {
    const isPlainName = (key === 'property' || key === 'key') && node['computed'] === false
    if (isPlainName) continue
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each, unit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
