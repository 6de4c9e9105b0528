import { mutate } from './mutant.ts'
import type { Mutant } from './mutant.ts'

type Swap = {
  readonly what: RegExp
  readonly by: readonly ((found: string) => string)[]
}

const SWAPS: readonly Swap[] = [
  { what: /&&/g, by: [() => '||'] },
  { what: /\|\|/g, by: [() => '&&'] },
  { what: /==/g, by: [() => '!='] },
  { what: /!=/g, by: [() => '=='] },
  { what: /<=/g, by: [() => '<', () => '>='] },
  { what: />=/g, by: [() => '>', () => '<='] },
  { what: /<(?!=)/g, by: [() => '<=', () => '>'] },
  { what: /!(?=\w)/g, by: [() => ''] },
  { what: /(?<= )[+](?= )/g, by: [() => '-'] },
  { what: /(?<= )[*](?= )/g, by: [() => '+'] },
  { what: /-(?=\w+\()/g, by: [() => ''] },
  { what: /\bhasOnly\b/g, by: [() => 'hasAny'] },
  { what: /\bafter(?=\(\)[^ ])/g, by: [() => 'before'] },
  { what: /\bbefore(?=\(\)[^ ])/g, by: [() => 'after'] },
  { what: /\bget(?=\()/g, by: [() => 'getAfter'] },
  { what: /\bgetAfter(?=\()/g, by: [() => 'get'] },
  { what: /\bexists(?=\()/g, by: [() => 'existsAfter'] },
  { what: /\bexistsAfter(?=\()/g, by: [() => 'exists'] },
  { what: /\bget(?=: if)/g, by: [() => 'read'] },
  { what: /\bcreate(?=: if)/g, by: [() => 'create, update'] },
  { what: /\bcreate, update(?=: if)/g, by: [() => 'create', () => 'update', () => 'write'] },
  { what: /\bdelete(?=: if)/g, by: [() => 'update, delete'] },
  { what: /(?<=: if )/g, by: [() => 'true || ', () => 'false && '] },
  { what: /(?<=\? )(\w+) : (\w+)/g, by: [(found) => found.replace(/(\w+) : (\w+)/, '$2 : $1')] },
  { what: /(?<=')\w+(?=')/g, by: [(found) => `${found}x`] },
  // Not the ends of ranges such as 0-9.
  {
    what: /(?<![\w[-])\d+(?![\w-])|(?<= -)\d+/g,
    by: [(found) => String(Number(found) + 1), (found) => String(Number(found) - 1)],
  },
]

/** The mutants that replace one operator, method, name, or number with a similar one. */
export function swaps(rules: string): Mutant[] {
  return SWAPS.flatMap(({ what, by }) =>
    [...rules.matchAll(what)].flatMap(({ index, 0: found }) =>
      by.map((replace) => mutate(rules, index, index + found.length, replace(found))),
    ),
  )
}
