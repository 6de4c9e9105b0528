import { allows, denies, given } from '../check.ts'
import type { Check } from '../check.ts'
import { count, create, newNote, notePath, purge, second, step, usagePath, uuid } from '../notes.ts'
import { Double, gone, now, OneEntry } from '../values.ts'
import type { Fields } from '../values.ts'
import { change, put, remove } from '../writes.ts'

const trashed = { deleted: true }
const third = uuid(3)

const wrongCounters: Record<string, Fields> = {
  'the number 0': { count: 0 },
  'the number 2': { count: 2 },
  'the number -1': { count: -1 },
  'the number 1.0': { count: new Double(1) },
  'a word for a number': { count: '1' },
  'a map for a number': { count: new OneEntry('count', '1') },
  'another note': { lastId: second },
  'null for a note': { lastId: null },
  'a path for a note': { lastId: `x/y/z` },
  'no note': { lastId: gone },
  'no number': { count: gone },
  'a field that nobody named': { at: now },
}
