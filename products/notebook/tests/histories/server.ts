import type { Note } from '#products/notebook/domain/note.ts'
import {
  mustReadServer,
  planDelivery,
  versionToWrite,
  type DeliveryResult,
  type Delivery,
} from '#products/notebook/domain/sync/delivery.ts'
import type { OutboxRow } from '#products/notebook/domain/sync/outboxRow.ts'
import type { BeforeWriting } from '#products/notebook/firebase/sync/deliverRows.ts'

/** The server of all devices in a history. */
export type Server = {
  /** @param known the version that the device saw last, however old; `null` if none. */
  deliver: (
    row: OutboxRow,
    beforeWriting: BeforeWriting,
    known: Note | null,
  ) => Promise<DeliveryResult>
  notes: () => Promise<readonly Note[]>
  delete: (noteId: string) => Promise<void>
}

/** Decides what to write. Tests replace it to show that a history can fail. */
export type Plan = (row: OutboxRow, server: Note | null) => Delivery

const device = { browser: 'Firefox', system: 'Linux' }

/**
 * A server in memory, for many short histories. The devices write without reading first if they may, like
 * `writeRow`.
 */
export function memoryServer(plan: Plan = planDelivery): Server {
  const stored = new Map<string, Note>()
  let clock = 0
  const at = (noteId: string) => stored.get(noteId) ?? null
  /** Returns what the device believes, until it sees the server's version. */
  const write = (version: Note): Note => {
    clock += 1
    const createdAt = version.rev === 1 ? clock : version.createdAt
    stored.set(version.id, { ...version, createdAt, updatedAt: clock })
    return version
  }
  /** @returns `null` if the note isn't at that version. */
  const deliverOnto = async (
    server: Note | null,
    row: OutboxRow,
    beforeWriting: BeforeWriting,
    known: Note | null,
  ): Promise<DeliveryResult | null> => {
    const delivery = plan(row, server)
    if (delivery.kind === 'nothing') return { ...delivery, note: server }
    await beforeWriting(server)
    if (at(row.noteId)?.editId !== server?.editId) return null
    const version = versionToWrite(row, delivery, { server, known, device })
    if (delivery.kind !== 'copy') return { ...delivery, note: write(version) }
    if (!at(version.id)) write(version)
    return { ...delivery, note: server }
  }
  const deliver: Server['deliver'] = async (row, beforeWriting, known) => {
    const base = mustReadServer(row, known) ? at(row.noteId) : known
    let delivered = await deliverOnto(base, row, beforeWriting, known)
    // Like a transaction: what changed since is read again.
    while (!delivered) delivered = await deliverOnto(at(row.noteId), row, beforeWriting, known)
    return delivered
  }
  return {
    deliver,
    notes: async () => [...stored.values()],
    delete: async (noteId) => void stored.delete(noteId),
  }
}
