import { shownNote } from '#products/notebook/domain/editor/shownNote.ts'
import {
  emptyContent,
  isSameVersion,
  type Note,
  type NoteContent,
} from '#products/notebook/domain/note.ts'
import type { DeliveryResult } from '#products/notebook/domain/sync/delivery.ts'
import { mergeDraft, type ServerVersion } from '#products/notebook/domain/sync/mergeDraft.ts'
import { mergeRow } from '#products/notebook/domain/sync/mergeRow.ts'
import type { OutboxRow } from '#products/notebook/domain/sync/outboxRow.ts'
import {
  rowAfterDelivery,
  rowDuringDelivery,
} from '#products/notebook/domain/sync/rowInDelivery.ts'
import type { BeforeWriting } from '#products/notebook/firebase/sync/deliverRows.ts'
import { Acts, typedWords } from './acts.ts'
import type { Server } from './server.ts'

/** What a tab shows of each note. */
type Tab = Map<string, { content: NoteContent; serverVersion: ServerVersion }>

/** A browser whose tabs share a disk. */
type Device = {
  rows: Map<string, OutboxRow>
  /** The notes as it delivered them last. */
  delivered: Map<string, Note>
  /** The server's notes as its tabs saw them last. */
  known: ReadonlyMap<string, Note>
  tabs: readonly [Tab, Tab]
  /** How often its tabs were reloaded. */
  visits: number
  acts: Acts
  inFlight: { row: OutboxRow; delivered: DeliveryResult } | null
}

/** Three devices with two tabs each, which edit the notes of one person. */
export class World {
  private readonly server: Server
  private readonly devices = [newDevice(), newDevice(), newDevice()]
  /** Words that were saved and not deleted. */
  private readonly expected = new Set<string>()
  /** Without those that a device brings back: typed twice, one word couldn't be told from the other. */
  private readonly deletedWords = new Set<string>()
  /** What the devices have written, by note. */
  private readonly landed = new Map<string, NoteContent>()
  /**
   * Notes whose words come and go unasked: recreated after they were purged, or copies whose author had
   * already merged the note's newer version.
   */
  private readonly mixed = new Set<string>()
  /** Words that came or went on the server although they weren't typed or deleted since. */
  private readonly unasked: string[] = []
  private operations = 0

  private constructor(server: Server) {
    this.server = server
  }

  /** Creates a world with one note that all tabs show. */
  static async begin(server: Server): Promise<World> {
    const world = new World(server)
    const content = { ...emptyContent, body: 'one\ntwo\nthree\nfour\n' }
    const edit = { editId: world.nextId(0, 0), content, savedAt: 0 }
    const row = { noteId: world.nextId(0, 0), basis: null, edit, unacknowledged: [], refusal: null }
    await server.deliver(row, () => Promise.resolve(), null)
    world.landed.set(row.noteId, content)
    for (const device of [0, 1, 2]) for (const tab of [0, 1]) await world.look(device, tab)
    return world
  }

  /** Updates a tab without unsaved text. */
  async look(device: number, tab: number): Promise<void> {
    const { state, rows, seen } = this.at(device, tab)
    const notes = await this.server.notes()
    state.known = new Map(notes.map((note) => [note.id, note]))
    for (const id of state.delivered.keys()) if (!state.known.has(id)) state.delivered.delete(id)
    seen.clear()
    for (const id of new Set([...state.known.keys(), ...rows.keys()])) {
      const row = rows.get(id)
      const shown = shownNote({
        row: row ? { ...row, isPersisted: true } : null,
        delivered: state.delivered.get(id) ?? null,
        server: state.known.get(id) ?? null,
        cache: null,
      })
      if (shown.kind === 'shown') seen.set(id, shown)
    }
  }

  /** Types into one of a tab's notes and saves it. */
  edit(device: number, tab: number, pick: number, change: (before: NoteContent) => NoteContent) {
    const { state, rows, seen } = this.at(device, tab)
    const [noteId, shown] = [...seen][pick % seen.size] ?? []
    if (noteId === undefined || shown === undefined) return
    const { content: before, serverVersion } = shown
    const content = change(before)
    const row = rows.get(noteId) ?? null
    const delivered = state.delivered.get(noteId) ?? null
    const draft = { noteId, content, before, serverVersion }
    const newEdit = { editId: this.nextId(device, tab), savedAt: 0 }
    for (const one of mergeDraft(draft, { row, delivered }, newEdit)) {
      rows.set(one.noteId, one)
    }
    const kept = rows.get(noteId)
    const { basisVersion: id = serverVersion.id } = kept ?? {}
    const isSame = isSameVersion(id, serverVersion.id)
    const next = isSame ? serverVersion : { id, note: null }
    seen.set(noteId, { content: kept?.edit.content ?? content, serverVersion: next })
    this.expectWords(before, content)
    state.acts.add(before, content)
  }

  /** A word whose deletion has reached the server, so that typing it again comes after the deletion. */
  deletedWord(pick: number): string | undefined {
    const words = [...this.deletedWords].filter(
      (word) => !this.devices.some(({ acts }) => acts.isDeleting(word)),
    )
    return words[pick % words.length]
  }

  /** The server handles a request whose response is still on its way. */
  async send(device: number): Promise<void> {
    const { state, rows } = this.at(device)
    const [row] = rows.values()
    if (!row || state.inFlight) return
    const record = this.recordIn(rows, row)
    const delivered = await this.server.deliver(row, record, state.known.get(row.noteId) ?? null)
    const { note: _, ...delivery } = delivered
    state.inFlight = { row, delivered }
    if (delivery.kind === 'nothing') return
    const id = delivery.kind === 'copy' ? row.edit.editId : row.noteId
    const before = this.landed.get(id)
    if (before && delivery.kind !== 'update') return
    this.landed.set(id, delivery.content)
    if (delivery.kind === 'update' && before && !this.mixed.has(id))
      this.unasked.push(...state.acts.settle(before, delivery.content))
  }

  /** The device records what it sends, but the request never reaches the server. */
  async sendInVain(device: number): Promise<void> {
    const { state, rows } = this.at(device)
    const [row] = rows.values()
    if (!row || state.inFlight) return
    const lost = new Error('The network is gone.')
    const record: BeforeWriting = async (server) => {
      await this.recordIn(rows, row)(server)
      throw lost
    }
    const sending = this.server.deliver(row, record, state.known.get(row.noteId) ?? null)
    await sending.catch((error: unknown) => {
      if (error !== lost) throw error
    })
  }

  acknowledge(device: number): void {
    const { state, rows } = this.at(device)
    const answered = state.inFlight
    state.inFlight = null
    const kept = answered && rows.get(answered.row.noteId)
    if (!kept) return
    const { row, delivered } = answered
    const { noteId } = row
    const left = rowAfterDelivery(kept, row, delivered)
    if (left?.noteId === noteId) return void rows.set(noteId, left)
    if (delivered.note) state.delivered.set(noteId, delivered.note)
    else state.delivered.delete(noteId)
    rows.delete(noteId)
    if (!left) return
    if (kept.basisVersion !== row.basisVersion) this.mixed.add(left.noteId)
    const there = rows.get(left.noteId) ?? null
    for (const one of mergeRow(there, left, this.nextId(device, 0))) rows.set(one.noteId, one)
  }

  /** The response is lost or the browser is killed; the disk stays. */
  loseAnswer(device: number): void {
    const { state } = this.at(device)
    state.inFlight = null
    state.visits += 1
    state.delivered.clear()
  }

  /** Empties the trash, so that its words no longer have to survive. */
  async purge(): Promise<void> {
    for (const { id, content } of await this.server.notes()) {
      if (!content.isInTrash) continue
      await this.server.delete(id)
      this.mixed.add(id)
      this.landed.delete(id)
      typedWords(content).forEach((word) => this.expected.delete(word))
    }
  }

  /** Connects all devices. Returns the words that are lost, or came or went unasked. */
  async wrongWords(): Promise<string[]> {
    for (let round = 0; this.devices.some(({ rows }) => rows.size > 0); round += 1) {
      if (round > 100) throw new Error('The outboxes never become empty.')
      for (const device of [0, 1, 2]) {
        this.loseAnswer(device)
        await this.send(device)
        this.acknowledge(device)
      }
    }
    const notes = await this.server.notes()
    const words = new Set(notes.flatMap(({ content }) => typedWords(content)))
    const lost = [...this.expected].filter((word) => !words.has(word))
    return [...lost, ...this.unasked]
  }

  private recordIn(rows: Map<string, OutboxRow>, row: OutboxRow): BeforeWriting {
    return async (server) => {
      const kept = rows.get(row.noteId)
      if (kept) rows.set(row.noteId, rowDuringDelivery(kept, row, server))
    }
  }

  private expectWords(before: NoteContent, after: NoteContent): void {
    const words = new Set(typedWords(after))
    for (const word of typedWords(before)) {
      if (words.delete(word)) continue
      this.expected.delete(word)
      this.deletedWords.add(word)
    }
    for (const word of words) {
      this.expected.add(word)
      this.deletedWords.delete(word)
    }
  }

  private at(device: number, tab = 0) {
    const state = this.devices[device]
    const seen = state?.tabs[tab]
    if (!state || !seen) throw new Error(`There is no tab ${tab} on device ${device}.`)
    return { state, rows: state.rows, seen }
  }

  /** The IDs of one tab begin alike until it is reloaded. */
  private nextId(device: number, tab: number): string {
    this.operations += 1
    const { visits } = this.at(device).state
    const page = `${device}${tab}${String(visits).padStart(6, '0')}`
    return `${page}-0000-4000-8000-${String(this.operations).padStart(12, '0')}`
  }
}

function newDevice(): Device {
  return {
    rows: new Map(),
    delivered: new Map(),
    known: new Map(),
    tabs: [new Map(), new Map()],
    visits: 0,
    acts: new Acts(),
    inFlight: null,
  }
}
