import { afterDelivery, planDelivery, type Delivery } from '#src/domain/delivery.ts'
import { keepDraft, placeRow } from '#src/domain/keepDraft.ts'
import { emptyContent, type Note, type NoteContent } from '#src/domain/note.ts'
import type { Edit, OutboxRow } from '#src/domain/outboxRow.ts'

/** How a device decides what to write; replaced to show that a history can fail. */
export type Plan = (row: OutboxRow, server: Note | null) => Delivery

/** One note and its copies on a server, and devices with two tabs each that edit it. */
export class World {
  readonly server = new Map<string, Note>()
  readonly devices = [new Device(), new Device(), new Device()] as const
  /** Words that were typed and kept, and that nobody has taken out again. */
  readonly demanded = new Set<string>()
  private operations = 0
  private readonly plan: Plan

  constructor(plan: Plan = planDelivery) {
    this.plan = plan
    const content = { ...emptyContent, body: 'one\ntwo\nthree\nfour\n' }
    this.write('note', content, this.nextOperation(), null)
    this.devices.forEach((_, device) => [0, 1].forEach((tab) => this.look(device, tab)))
  }

  /** A tab without unsaved typing takes over what is there. */
  look(device: number, tab: number): void {
    const { rows, tabs } = this.at(device)
    const seen = tabs[tab]
    seen?.clear()
    for (const [id, { content }] of this.server) seen?.set(id, content)
    for (const [id, { edit }] of rows) seen?.set(id, edit.content)
  }

  edit(
    device: number,
    tab: number,
    pick: number,
    change: (before: NoteContent) => NoteContent,
  ): void {
    const { rows, tabs } = this.at(device)
    const seen = tabs[tab]
    const known = [...(seen?.keys() ?? [])]
    const noteId = known[pick % known.length]
    const before = noteId === undefined ? undefined : seen?.get(noteId)
    if (!seen || noteId === undefined || before === undefined) return
    const content = change(before)
    const draft = { noteId, content, seen: before }
    const kept = keepDraft(rows.get(noteId) ?? null, draft, this.nextOperation(), 0)
    for (const row of kept) rows.set(row.noteId, row)
    seen.set(noteId, kept.find((row) => row.noteId === noteId)?.edit.content ?? content)
    this.note(before, content)
  }

  /** The server does what a device asks; the device does not know it yet. */
  send(device: number): void {
    const state = this.at(device)
    const row = [...state.rows.values()][0]
    if (!row || state.inFlight) return
    const server = this.server.get(row.noteId) ?? null
    const delivery = this.plan(row, server)
    this.apply(row, server, delivery)
    state.inFlight = { noteId: row.noteId, edit: row.edit, delivery }
  }

  acknowledge(device: number): void {
    const state = this.at(device)
    const sent = state.inFlight
    state.inFlight = null
    const row = sent && state.rows.get(sent.noteId)
    if (!row) return
    const left = afterDelivery(row, sent.edit, sent.delivery)
    state.rows.delete(row.noteId)
    if (!left) return
    for (const one of placeRow(state.rows.get(left.noteId) ?? null, left)) {
      state.rows.set(one.noteId, one)
    }
  }

  /** The answer never comes, or the browser is killed; what is on the disk stays. */
  loseAnswer(device: number): void {
    this.at(device).inFlight = null
  }

  /** Empties the trash on the server, as a person does who wants its words gone. */
  purge(): void {
    for (const [id, { content }] of this.server) {
      if (!content.deleted) continue
      this.server.delete(id)
      wordsOf(content).forEach((word) => this.demanded.delete(word))
    }
  }

  /** Everybody is online, until nothing waits any more. */
  settle(): void {
    for (let round = 0; this.devices.some(({ rows }) => rows.size > 0); round += 1) {
      if (round > 100) throw new Error('The outboxes never become empty.')
      this.devices.forEach((_, device) => {
        this.loseAnswer(device)
        this.send(device)
        this.acknowledge(device)
      })
    }
  }

  lostWords(): string[] {
    const words = new Set([...this.server.values()].flatMap(({ content }) => wordsOf(content)))
    return [...this.demanded].filter((word) => !words.has(word))
  }

  private apply(row: OutboxRow, server: Note | null, delivery: Delivery): void {
    const { opId } = row.edit
    if (delivery.kind === 'nothing') return
    if (delivery.kind === 'step') this.write(row.noteId, delivery.content, opId, server)
    const id = delivery.kind === 'copy' ? opId : row.noteId
    if (!this.server.has(id)) this.write(id, delivery.content, opId, null)
  }

  private write(id: string, content: NoteContent, opId: string, parent: Note | null): void {
    const rev = (parent?.rev ?? 0) + 1
    const parentOpId = parent?.opId ?? null
    this.server.set(id, { id, content, rev, opId, parentOpId, createdAt: 0, updatedAt: rev })
  }

  private note(before: NoteContent, after: NoteContent): void {
    const words = wordsOf(after)
    for (const word of wordsOf(before)) if (!words.includes(word)) this.demanded.delete(word)
    for (const word of words) if (!wordsOf(before).includes(word)) this.demanded.add(word)
  }

  private at(device: number): Device {
    const found = this.devices[device % 3]
    if (!found) throw new Error(`There is no device ${device}.`)
    return found
  }

  private nextOperation(): string {
    this.operations += 1
    return `op-${this.operations}`
  }
}

class Device {
  readonly rows = new Map<string, OutboxRow>()
  /** What each tab shows. */
  readonly tabs = [new Map<string, NoteContent>(), new Map<string, NoteContent>()] as const
  inFlight: { noteId: string; edit: Edit; delivery: Delivery } | null = null
}

/** The words that histories type are marked, so that they can be told from those that were there. */
function wordsOf({ body }: NoteContent): string[] {
  return body.match(/word\d+/g) ?? []
}
