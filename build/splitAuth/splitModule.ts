import MagicString from 'magic-string'
import { readUnits, type ModuleUnits, type Range, type Unit } from './moduleUnits.ts'

type Part = { code: MagicString; exports: readonly string[] }

/**
 * Splits a module in two at its top-level statements. The first part has the wanted exports, everything they
 * depend on, and statements with side effects. The later part imports from the first, never the reverse.
 *
 * @param code an ES module whose only export statement is a list of names.
 * @param wanted the exports that the first part must have.
 * @param firstId the ID from which the later part imports the first.
 * @throws if the later part would have to assign to a variable of the first.
 */
export function splitModule(
  code: string,
  wanted: readonly string[],
  firstId: string,
): { first: Part; later: Part } {
  const whole = readUnits(code)
  const needed = unitsNeededFor(whole, wanted)
  const first = whole.units.filter((unit) => needed.has(unit))
  const later = whole.units.filter((unit) => !needed.has(unit))
  const borrowed = first
    .flatMap(({ declares }) => declares)
    .filter((name) => later.some(({ mentions }) => mentions.has(name)))
  refuseAssignments(later, borrowed)
  const names = borrowed.join(', ')
  return {
    first: partOf(code, whole, first, `export { ${names} };`),
    later: partOf(code, whole, later, `import { ${names} } from ${JSON.stringify(firstId)};`),
  }
}

function unitsNeededFor({ units, exports }: ModuleUnits, wanted: readonly string[]): Set<Unit> {
  const declaring = new Map(units.flatMap((unit) => unit.declares.map((name) => [name, unit])))
  const needed = new Set<Unit>()
  const need = (unit: Unit | undefined) => {
    if (!unit || needed.has(unit)) return
    needed.add(unit)
    for (const name of unit.mentions) need(declaring.get(name))
  }
  for (const unit of units) if (unit.declares.length === 0) need(unit)
  for (const { local, exported } of exports)
    if (wanted.includes(exported)) need(declaring.get(local))
  return needed
}

function refuseAssignments(later: readonly Unit[], borrowed: readonly string[]): void {
  const assigned = borrowed.filter((name) => later.some(({ assigns }) => assigns.has(name)))
  if (assigned.length > 0)
    throw new Error(`Can’t split code that assigns to ${assigned.join(', ')}.`)
}

function partOf(code: string, whole: ModuleUnits, units: readonly Unit[], link: string): Part {
  const own = new Set(units.flatMap(({ declares }) => declares))
  const exports = whole.exports.filter(({ local }) => own.has(local))
  const list = exports.map(({ local, exported }) => `${local} as ${exported}`).join(', ')
  return {
    code: keep(code, [...whole.imports, ...units.flatMap(({ ranges }) => ranges)]).append(
      `\n${link}\nexport { ${list} };`,
    ),
    exports: exports.map(({ exported }) => exported),
  }
}

function keep(code: string, ranges: readonly Range[]): MagicString {
  const kept = new MagicString(code)
  let end = 0
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    if (end === 0 && range.start > 0) kept.remove(0, range.start)
    if (end > 0 && range.start > end) kept.update(end, range.start, '\n')
    end = range.end
  }
  return end < code.length ? kept.remove(end, code.length) : kept
}
