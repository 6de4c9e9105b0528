import { emptyContent, type Note } from '#products/notebook/domain/note.ts'
import type { RowWithStatus } from '#products/notebook/domain/sync/outboxRow.ts'
import type { ServerNote } from '#products/notebook/firebase/notes/watchShownNote.ts'
import {
  deliverRow,
  superseded,
  unrecorded,
  type BeforeWriting,
} from '#products/notebook/firebase/sync/deliverRows.ts'
import { memoryServer } from '#products/notebook/tests/histories/server.ts'
import { Device, type TabNotebook } from './device.ts'
import { newSchedule, settled } from './schedule.ts'
import { Tab } from './tab.ts'

/** What happens in a history: something a person does, or something under way that goes on. */
export type Step = { kind: string; tab: number; pick: number }

/** What doesn't arrive of a delivery. */
type Lost = 'request' | 'answer'

type Found = (note: Note | null) => void

const noteId = 'note'

/** The tab of the other device; the tabs of this one are numbered from 1. */
const elsewhere = 9

/** How many were made. Each has a lock of its own. */
let worlds = 0

/** Two tabs of a device and another device, which edit one note at the same time. */
export class World {
  readonly tabs: Tab[] = []
  /** What was typed on the other device. */
  readonly typedElsewhere: string[] = []
  private readonly server = memoryServer()
  private readonly schedule = newSchedule()
  private readonly device: Device
  private readonly notebooks: TabNotebook[] = []
  private readonly followers: Map<Found, string>[] = []
  /** The delivery that has the lock. */
  private sending: symbol | null = null
  private isPurged = false
  private operations = 0

  private constructor() {
    worlds += 1
    this.device = new Device(this.schedule, `rows of world ${worlds}`)
  }

  /** Opens a note in two tabs, with the caret in the line of each marker. */
  static async begin(lines: string, markers: readonly [string, string]): Promise<World> {
    const world = new World()
    const content = { ...emptyContent, body: lines }
    const edit = { editId: world.nextId(elsewhere), content, savedAt: 0 }
    const row = { noteId, basis: null, edit, unacknowledged: [], refusal: null }
    await world.server.deliver(row, async () => undefined, null)
    for (const marker of markers) world.open(marker)
    while (world.tabs.some((tab) => !tab.isClean())) {
      await settled()
      await world.schedule.release(0)
    }
    for (const tab of world.tabs) tab.goToLine()
    return world
  }

  async play({ kind, tab: index, pick }: Step): Promise<void> {
    const tab = this.tabs[index]
    if (!tab) return
    if (kind === 'type') tab.type(this.nextLetter())
    if (kind === 'erase') tab.erase()
    if (kind === 'compose') tab.compose(this.nextLetter())
    if (kind === 'endComposing') tab.endComposing()
    if (kind === 'undo') tab.undo()
    if (kind === 'pause') tab.pause()
    if (kind === 'leave') tab.leave()
    if (kind === 'typeElsewhere') await this.typeElsewhere()
    if (kind === 'send') void this.send(index)
    if (kind === 'loseAnswer') void this.send(index, 'answer')
    if (kind === 'sendInVain') void this.send(index, 'request')
    if (kind === 'purge') await this.purge()
    if (kind === 'breakLock') this.sending = null
    if (kind === 'refuseOnce') this.notebooks[index]?.setDisk('refusesOnce')
    if (kind === 'failSave') this.notebooks[index]?.failNextSave()
    if (kind === 'failRead') this.notebooks[index]?.setDisk('unreadableOnce')
    if (kind === 'refuse') this.refuse(index, pick)
    // A delivery whose end isn't stored can still make a copy, and so can a draft that is stored too late: another
    // tab doesn't learn about it, or sends it without this one.
    if (kind === 'refuseDrafts' && !this.sending) this.notebooks[index]?.setDisk('refuses')
    if (kind === 'sendStored' && this.hasDisk(index)) void this.send(index)
    if (kind === 'accept') this.accept(index)
    if (kind === 'goOn') await this.schedule.release(pick)
    await settled()
  }

  /** Waits until everything is on the server and shown in both tabs. */
  async finish(): Promise<readonly Note[]> {
    for (let round = 0; round < 200; round += 1) {
      for (const tab of this.tabs) {
        tab.endComposing()
        tab.pause()
      }
      this.accept(round % 2)
      void this.send(round % 2)
      await settled()
      while (await this.schedule.release(0));
      const isClean = this.tabs.every((tab) => tab.isClean() || tab.isMissing())
      if (isClean && this.device.rows.size === 0 && round > 2) return this.server.notes()
    }
    throw new Error('The editors never come to rest.')
  }

  end(): void {
    for (const tab of this.tabs) tab.stop()
  }

  private refuse(index: number, pick: number): void {
    this.notebooks[index]?.setDisk(pick < 5 ? 'refuses' : 'late')
  }

  private hasDisk(index: number): boolean {
    return this.notebooks[index]?.disk() === 'well'
  }

  /** The tab's disk works again, and what it has refused is retried. */
  private accept(index: number): void {
    const notebook = this.notebooks[index]
    notebook?.setDisk('well')
    void notebook?.retryWrites()
  }

  private open(marker: string): void {
    const notebook = this.device.openTab()
    const followers = new Map<Found, string>()
    const serverOf = (id: string): ServerNote => ({
      watch: ({ found }, signal) => {
        followers.set(found, id)
        signal.addEventListener('abort', () => followers.delete(found))
        void this.announce(found, id)
      },
      read: async () => {
        await this.schedule.turn()
        return this.read(id)
      },
    })
    this.followers.push(followers)
    this.notebooks.push(notebook)
    this.tabs.push(new Tab(marker, noteId, notebook, serverOf))
  }

  private async read(id: string): Promise<Note | null> {
    const notes = await this.server.notes()
    return notes.find((note) => note.id === id) ?? null
  }

  private async typeElsewhere(): Promise<void> {
    const note = await this.read(noteId)
    if (!note) return
    const { content: basis } = note
    const letter = this.nextLetter()
    this.typedElsewhere.push(letter)
    const content = { ...basis, body: basis.body.replace(/C:.*/, (line) => line + letter) }
    const edit = { editId: this.nextId(elsewhere), content, savedAt: 0 }
    const row = { noteId, basis, edit, unacknowledged: [], refusal: null }
    await this.server.deliver(row, async () => undefined, null)
    await this.announceAll()
  }

  /** Reports a change on the server to each tab, sooner or later. */
  private async announceAll(): Promise<void> {
    for (const followers of this.followers) {
      for (const [found, id] of followers) await this.announce(found, id)
    }
  }

  private async announce(found: Found, id: string): Promise<void> {
    const note = await this.read(id)
    this.schedule.inOrder(found, () => found(note))
  }

  /**
   * Another device permanently deletes the note. Only once: no device learns the recreated note's time of creation
   * if that is deleted at once. And only if both tabs have seen its last version: they recreate it from what they
   * have seen, and can need a copy if that differs.
   */
  private async purge(): Promise<void> {
    const note = await this.read(noteId)
    if (this.isPurged || !note || !this.tabs.every((tab) => tab.hasSeen(note.content))) return
    this.isPurged = true
    await this.server.delete(noteId)
    await this.announceAll()
  }

  /** Sends the oldest row, as a tab does that holds the lock. */
  private async send(index: number, lost?: Lost): Promise<void> {
    const notebook = this.notebooks[index]
    if (this.sending || !notebook) return
    const sending = Symbol('sending')
    this.sending = sending
    const row = (await notebook.outbox.rows()).at(0)
    if (row) {
      await this.schedule.turn()
      await this.deliver(notebook, row, lost)
    }
    if (this.sending === sending) this.sending = null
  }

  private async deliver(notebook: TabNotebook, row: RowWithStatus, lost?: Lost): Promise<void> {
    const gone = new Error('The network is gone.')
    const sending = deliverRow(notebook, row, async (beforeWriting) => {
      const record: BeforeWriting = async (server) => {
        await beforeWriting(server)
        if (lost === 'request') throw gone
      }
      const delivered = await this.server.deliver(row, record, null)
      await this.announceAll()
      await this.schedule.turn()
      if (lost) throw gone
      return delivered
    })
    await sending.catch((error: unknown) => {
      if (![gone, superseded, unrecorded].includes(error as Error)) throw error
    })
  }

  private nextLetter(): string {
    this.operations += 1
    return String.fromCharCode(0x4e00 + this.operations)
  }

  /** The IDs of one tab begin alike. */
  private nextId(tab: number): string {
    this.operations += 1
    return `${String(tab).padStart(8, '0')}-0000-4000-8000-${String(this.operations).padStart(12, '0')}`
  }
}
