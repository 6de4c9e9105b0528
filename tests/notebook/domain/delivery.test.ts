import { describe, expect, it } from 'vitest'
import { afterDelivery, planDelivery, whileSending } from '#src/notebook/domain/delivery.ts'
import { contentOf, noteOf, rowOf } from '#tests/support/notebook/notes.ts'

const base = contentOf('milk\nbread\n')
const mine = contentOf('milk\nrye\n')

describe('delivering a row', () => {
  it('creates a note that the server does not have', () => {
    expect(planDelivery(rowOf(null, mine), null)).toEqual({ kind: 'create', content: mine })
  })

  it('creates a note again that was deleted for good while it was edited here', () => {
    expect(planDelivery(rowOf(base, mine), null)).toEqual({ kind: 'create', content: mine })
  })

  it('creates a note again that was deleted for good while it came out of the trash here', () => {
    const row = rowOf({ ...base, deleted: true }, base)
    expect(planDelivery(row, null)).toEqual({ kind: 'create', content: base })
  })

  it('does not bring back a note of which only the pin was changed here', () => {
    const pinned = { ...base, pinned: true }
    expect(planDelivery(rowOf(base, pinned), null)).toEqual({ kind: 'nothing' })
  })

  it('writes the next version', () => {
    expect(planDelivery(rowOf(base, mine), noteOf(base))).toEqual({ kind: 'step', content: mine })
  })

  it('writes nothing again of which only the answer was lost', () => {
    const server = noteOf(contentOf('something else'), { opId: 'mine' })
    expect(planDelivery(rowOf(base, mine), server)).toEqual({ kind: 'nothing' })
  })

  it('writes nothing again that was changed elsewhere after it had landed', () => {
    const server = noteOf(contentOf('something else'), { opId: 'theirs', parentOpId: 'mine' })
    expect(planDelivery(rowOf(base, mine), server)).toEqual({ kind: 'nothing' })
  })

  it('calls the same words on both sides no conflict', () => {
    expect(planDelivery(rowOf(base, mine), noteOf(mine))).toEqual({ kind: 'nothing' })
  })

  it('puts edits of different places together', () => {
    const server = noteOf(contentOf('oat milk\nbread\n'))
    const content = contentOf('oat milk\nrye\n')
    expect(planDelivery(rowOf(base, mine), server)).toEqual({ kind: 'step', content })
  })

  it('puts the words into a copy where both changed the same place', () => {
    const server = noteOf(contentOf('milk\ntoast\n', { pinned: true }))
    const content = { ...mine, conflictOf: 'note' }
    expect(planDelivery(rowOf(base, mine), server)).toEqual({ kind: 'copy', content })
  })

  it('takes a note out of the trash that was edited here while it went there', () => {
    const server = noteOf({ ...base, deleted: true })
    expect(planDelivery(rowOf(base, mine), server)).toEqual({ kind: 'step', content: mine })
  })

  it('does not put a note into the trash that was edited elsewhere', () => {
    const server = noteOf(contentOf('milk\ntoast\n'))
    const row = rowOf(base, { ...base, deleted: true })
    expect(planDelivery(row, server)).toEqual({ kind: 'nothing' })
  })
})

const row = rowOf(base, mine)
const typedOn = { ...row, edit: { opId: 'later', content: contentOf('milk\nrye!\n'), savedAt: 1 } }

describe('typing on after a lost answer', () => {
  const sent = whileSending(row, row.edit, noteOf(base))
  const next = { ...sent, edit: typedOn.edit }
  const step = { kind: 'step', content: typedOn.edit.content }

  it('is no conflict with what was sent', () => {
    expect(planDelivery(next, noteOf(mine, { opId: 'mine' }))).toEqual(step)
  })

  it('is no conflict with it in a new note', () => {
    const server = noteOf(mine, { opId: 'mine' })
    expect(planDelivery({ ...next, basis: null }, server)).toEqual(step)
  })

  it('goes together with what others have made of it since', () => {
    const server = noteOf(contentOf('oat milk\nrye\n'), { opId: 'theirs', parentOpId: 'mine' })
    const content = contentOf('oat milk\nrye!\n')
    expect(planDelivery(next, server)).toEqual({ kind: 'step', content })
  })

  it('is made from what it was made from if that never came', () => {
    expect(planDelivery(next, noteOf(base))).toEqual(step)
    expect(whileSending(next, next.edit, noteOf(base)).basis).toEqual(base)
  })

  it('is still made from it after a second lost answer', () => {
    const again = whileSending(next, next.edit, noteOf(mine, { opId: 'mine' }))
    expect(again).toEqual({ ...next, basis: mine, unanswered: [next.edit] })
  })

  it('is no conflict with either of two edits whose answers were lost', () => {
    const twice = whileSending(next, next.edit, noteOf(base))
    const last = {
      ...twice,
      edit: { opId: 'last', content: contentOf('milk\nrye!!\n'), savedAt: 2 },
    }
    const delivery = { kind: 'step', content: last.edit.content }
    expect(planDelivery(last, noteOf(mine, { opId: 'mine' }))).toEqual(delivery)
    const both = noteOf(typedOn.edit.content, { opId: 'later', parentOpId: 'mine' })
    expect(planDelivery(last, both)).toEqual(delivery)
  })

  it('remembers what was sent, and of edits without an answer the last five', () => {
    expect(whileSending(row, row.edit, noteOf(base))).toEqual({ ...row, unanswered: [row.edit] })
    const edits = Array.from({ length: 6 }, (_, at) => ({ ...row.edit, opId: `sent-${at}` }))
    const all = edits.reduce((known, edit) => whileSending(known, edit, noteOf(base)), row)
    expect(all.unanswered).toEqual(edits.slice(1))
  })

  it('is held back no second time by an edit that is sent again', () => {
    const again = whileSending(sent, row.edit, noteOf(base))
    expect(again.unanswered).toEqual([row.edit])
  })
})

describe('what is left of a row after its delivery', () => {
  it('is nothing where nobody has typed since', () => {
    expect(afterDelivery(row, row.edit, { kind: 'step', content: mine })).toBeNull()
  })

  it('is what was typed since, made from what was sent', () => {
    const left = afterDelivery(typedOn, row.edit, { kind: 'step', content: mine })
    expect(left).toEqual({ ...typedOn, basis: mine })
  })

  it('goes into the copy into which the words before it went', () => {
    const left = afterDelivery(typedOn, row.edit, { kind: 'copy', content: mine })
    expect(left).toEqual({ ...typedOn, basis: mine, noteId: 'mine' })
  })
})
