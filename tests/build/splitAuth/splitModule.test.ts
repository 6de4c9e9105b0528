import { describe, expect, it } from 'vitest'
import { splitModule } from '#build/splitAuth/splitModule.ts'

const whole = `import { log } from 'logger';
function shared() { return 1; }
function early() { return shared(); }
class Lazy { run() { return shared() + log(); } }
Lazy.kind = 'lazy';
let count = 0;
function tally() { count += 1; }
register(early);
export { early as a, Lazy as b, tally as c };`

describe('splitting a module in two', () => {
  it('keeps the dependencies of the wanted exports, and side effects, in the first part', () => {
    const { first } = splitModule(whole, ['a'], './first.js')
    expect(first.code.toString()).toBe(`import { log } from 'logger';
function shared() { return 1; }
function early() { return shared(); }
register(early);
export { shared };
export { early as a };`)
    expect(first.exports).toEqual(['a'])
  })

  it('lets the later part import from the first, and keeps members with their class', () => {
    const { later } = splitModule(whole, ['a'], './first.js')
    expect(later.code.toString()).toBe(`import { log } from 'logger';
class Lazy { run() { return shared() + log(); } }
Lazy.kind = 'lazy';
let count = 0;
function tally() { count += 1; }
import { shared } from "./first.js";
export { Lazy as b, tally as c };`)
    expect(later.exports).toEqual(['b', 'c'])
  })

  it('refuses to separate a variable from its assignments', () => {
    const assigning = `let count = 0;
function read() { return count; }
function tally() { count += 1; }
export { read as a, tally as b };`
    expect(() => splitModule(assigning, ['a'], './first.js')).toThrow(
      'Can’t split code that assigns to count.',
    )
  })
})
