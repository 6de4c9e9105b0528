import { describe, expect, it } from 'vitest'
import { splitModule } from '#scripts/vite/splitAuth/splitModule.ts'

const whole = `import { log } from 'logger';
function shared() { return 1; }
function early() { return shared(); }
class Lazy { run() { return shared() + log(); } }
Lazy.kind = 'lazy';
let count = 0;
function tally() { count += 1; }
register(early);
export { early as a, Lazy as b, tally as c };`

describe('cutting a module in two', () => {
  it('keeps what the wanted exports need, and what runs by itself, in the first part', () => {
    const { first } = splitModule(whole, ['a'], './first.js')
    expect(first.code.toString()).toBe(`import { log } from 'logger';
function shared() { return 1; }
function early() { return shared(); }
register(early);
export { shared };
export { early as a };`)
    expect(first.exports).toEqual(['a'])
  })

  it('lets the later part borrow from the first, and keeps members with their class', () => {
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

  it('refuses to cut between a variable and what assigns to it', () => {
    const assigning = `let count = 0;
function read() { return count; }
function tally() { count += 1; }
export { read as a, tally as b };`
    expect(() => splitModule(assigning, ['a'], './first.js')).toThrow(
      'Cannot split what assigns to count.',
    )
  })
})
