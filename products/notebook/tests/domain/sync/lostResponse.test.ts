import { describe, expect, it } from 'vitest'
import { planDelivery } from '#products/notebook/domain/sync/delivery.ts'
import { rowDuringDelivery } from '#products/notebook/domain/sync/rowInDelivery.ts'
import { contentOf, noteOf, versionIdAt, rowOf } from '#products/notebook/tests/support/notes.ts'

const base = contentOf('milk\nbread\n')
const mine = contentOf('milk\nrye\n')
const row = rowOf(base, mine)
const typedOn = {
  ...row,
  edit: { editId: 'later', content: contentOf('milk\nrye!\n'), savedAt: 1 },
}

describe('typing after a lost response', () => {
  const sent = rowDuringDelivery(row, row, noteOf(base))
  const next = { ...sent, edit: typedOn.edit }
  const step = { kind: 'update', content: typedOn.edit.content }

  it("doesn't conflict with the sent edit", () => {
    expect(planDelivery(next, noteOf(mine, { editId: 'mine' }))).toEqual(step)
  })

  it("doesn't conflict with the sent edit of a new note", () => {
    const server = noteOf(mine, { editId: 'mine' })
    expect(planDelivery({ ...next, basis: null }, server)).toEqual(step)
  })

  it('is merged with later changes of others', () => {
    const server = noteOf(contentOf('oat milk\nrye\n'), { editId: 'theirs', parentEditId: 'mine' })
    const content = contentOf('oat milk\nrye!\n')
    expect(planDelivery(next, server)).toEqual({ kind: 'update', content })
  })

  it('is sent with what others typed since the edit that arrived, and its row is based on that', () => {
    const server = noteOf(contentOf('oat milk\nrye\n'), {
      editId: 'theirs',
      parentEditId: 'mine',
      rev: 3,
    })
    const waiting = { ...next, basisVersion: versionIdAt(1) }
    const edit = { ...typedOn.edit, content: contentOf('oat milk\nrye!\n') }
    expect(rowDuringDelivery(waiting, waiting, server)).toEqual({
      ...waiting,
      basis: server.content,
      basisVersion: versionIdAt(3),
      edit,
      unacknowledged: [edit],
    })
  })

  it('recreates the note from what was read if it is permanently deleted between two tries', () => {
    const waiting = { ...next, basisVersion: versionIdAt(1) }
    const server = noteOf(contentOf('oat milk\nbread\n'), { editId: 'theirs', rev: 3 })
    const once = rowDuringDelivery(waiting, waiting, server)
    expect(once.edit.content).toEqual(contentOf('oat milk\nrye!\n'))
    expect(rowDuringDelivery(once, waiting, null)).toEqual({
      ...waiting,
      basisVersion: { ...versionIdAt(0), createdAt: versionIdAt(3).createdAt + 1 },
      unacknowledged: [...(next.unacknowledged ?? []), next.edit],
    })
  })

  it('keeps its original basis if the sent edit never arrived', () => {
    expect(planDelivery(next, noteOf(base))).toEqual(step)
    expect(rowDuringDelivery(next, next, noteOf(base)).basis).toEqual(base)
  })

  it('keeps the right basis after a second lost response', () => {
    const again = rowDuringDelivery(next, next, noteOf(mine, { editId: 'mine' }))
    expect(again).toEqual({ ...next, basis: mine, unacknowledged: [next.edit] })
  })

  it("doesn't conflict with either of two unacknowledged edits", () => {
    const twice = rowDuringDelivery(next, next, noteOf(base))
    const last = {
      ...twice,
      edit: { editId: 'last', content: contentOf('milk\nrye!!\n'), savedAt: 2 },
    }
    const delivery = { kind: 'update', content: last.edit.content }
    expect(planDelivery(last, noteOf(mine, { editId: 'mine' }))).toEqual(delivery)
    const both = noteOf(typedOn.edit.content, { editId: 'later', parentEditId: 'mine' })
    expect(planDelivery(last, both)).toEqual(delivery)
  })

  it('records the sent edit and the last ten unacknowledged ones', () => {
    expect(rowDuringDelivery(row, row, noteOf(base))).toEqual({
      ...row,
      unacknowledged: [row.edit],
    })
    const edits = Array.from({ length: 11 }, (_, at) => ({ ...row.edit, editId: `sent-${at}` }))
    const all = edits.reduce<typeof row>((known, edit) => {
      const waiting = { ...known, edit }
      return rowDuringDelivery(waiting, waiting, noteOf(base))
    }, row)
    expect(all.unacknowledged).toEqual(edits.slice(1))
  })

  it('contains all of a note that was permanently deleted, and none of the recreated one', () => {
    const before = { ...row, basisVersion: versionIdAt(8, 5) }
    const once = rowDuringDelivery(before, row, null)
    expect(once.basisVersion).toEqual(versionIdAt(0, 6))
    expect(rowDuringDelivery(once, row, null).basisVersion).toEqual(versionIdAt(0, 6))
    expect(rowDuringDelivery(row, row, null).basisVersion).toBeUndefined()
  })

  it('records an edit that is sent again only once', () => {
    const again = rowDuringDelivery(sent, row, noteOf(base))
    expect(again.unacknowledged).toEqual([row.edit])
  })
})
