import { mustRead, planDelivery, type Delivery } from '#products/notebook/domain/sync/delivery.ts'
import { earliestCreation } from '#products/notebook/domain/sync/sending.ts'
import type { BeforeWriting, Delivered } from '#products/notebook/firebase/notes/deliverRow.ts'
import { earlierAfter, type Note, type NoteContent } from '#products/notebook/domain/note.ts'
import type { OutboxRow } from '#products/notebook/domain/sync/outboxRow.ts'

/** The server of all devices in a history. */
export type Server = {
  /** @param known the version that the device saw last, however old; `null` if none. */
  deliver: (row: OutboxRow, beforeWriting: BeforeWriting, known: Note | null) => Promise<Delivered>
  notes: () => Promise<readonly Note[]>
  delete: (noteId: string) => Promise<void>
}

/** Decides what to write. Tests replace it to show that a history can fail. */
export type Plan = (row: OutboxRow, server: Note | null) => Delivery

type DeliverUnread = (
  row: OutboxRow,
  beforeWriting: BeforeWriting,
  last: Note | null,
) => Promise<Delivered | null>

/**
 * A server in memory, for many short histories. The devices write without reading first if they may, like
 * `deliverRow`.
 */
export function memoryServer(plan: Plan = planDelivery): Server {
  const stored = new Map<string, Note>()
  let clock = 0
  const write = (id: string, content: NoteContent, opId: string, parent: Note | null) => {
    const rev = (parent?.rev ?? 0) + 1
    const parentOpId = parent?.opId ?? null
    const earlierOpIds = parent ? earlierAfter(parent) : []
    clock += 1
    const times = { createdAt: parent?.createdAt ?? clock, updatedAt: clock }
    const note = { id, content, rev, opId, parentOpId, earlierOpIds, ...times }
    stored.set(id, note)
    return note
  }
  const deliverWithoutReading: DeliverUnread = async (row, beforeWriting, last) => {
    if (mustRead(row, last)) return null
    const delivery = plan(row, last)
    if (delivery.kind !== 'update' && delivery.kind !== 'create') return null
    await beforeWriting(last)
    if ((stored.get(row.noteId) ?? null)?.opId !== last?.opId) return null
    return { ...delivery, note: write(row.noteId, delivery.content, row.edit.opId, last) }
  }
  const deliverAfterReading: Server['deliver'] = async (row, beforeWriting, known) => {
    const { noteId, edit } = row
    // What the device believes, until it sees the server's version.
    const asNew = (note: Note) => ({ ...note, createdAt: earliestCreation(row, known) })
    const server = stored.get(noteId) ?? null
    const delivery = plan(row, server)
    if (delivery.kind === 'nothing') return { ...delivery, note: server }
    await beforeWriting(server)
    // Like a transaction: what changed since is read again.
    if ((stored.get(noteId) ?? null) !== server)
      return deliverAfterReading(row, beforeWriting, known)
    if (delivery.kind === 'update') {
      return { ...delivery, note: write(noteId, delivery.content, edit.opId, server) }
    }
    const id = delivery.kind === 'copy' ? edit.opId : noteId
    const note = stored.get(id) ?? write(id, delivery.content, edit.opId, null)
    return { ...delivery, note: delivery.kind === 'copy' ? server : asNew(note) }
  }
  return {
    deliver: async (row, beforeWriting, known) =>
      (await deliverWithoutReading(row, beforeWriting, known)) ??
      deliverAfterReading(row, beforeWriting, known),
    notes: async () => [...stored.values()],
    delete: async (noteId) => void stored.delete(noteId),
  }
}
