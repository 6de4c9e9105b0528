import { pageSize } from '#products/notebook/domain/list/noteList.ts'
import { compareNotes, type Note } from '#products/notebook/domain/note.ts'
import type { Changes } from '#products/notebook/firebase/list/feedQueries.ts'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'

/** One change of the note with this number. The first one creates it. */
type Change = { note: number; pinned: boolean; isInTrash: boolean }

/** A server whose notes change while requests are on their way. Each change has a later time. */
export class ListServer {
  private readonly notes = new Map<string, Note>()
  private readonly requests: { read: () => () => void; send: (() => void) | null }[] = []
  private clock = 0
  /** What the device has been told at least: everything up to this time. */
  told = 0
  watch: { since: number; onChanges: (changes: Changes) => void } | null = null

  change({ note, pinned, isInTrash }: Change): Note {
    this.clock += 1
    const id = `note-${note}`
    const content = contentOf(id, { pinned, isInTrash })
    const time = { createdAt: 0, updatedAt: this.clock }
    const changed = noteOf(content, { id, rev: this.clock, editId: `edit-${this.clock}`, ...time })
    this.notes.set(id, changed)
    return changed
  }

  request<Answer>(read: () => Answer): Promise<Answer> {
    return new Promise((resolve) => {
      const readNow = () => {
        const answer = read()
        return () => resolve(answer)
      }
      this.requests.push({ read: readNow, send: null })
    })
  }

  /**
   * Answers one of the requests with what is true now; returns whether there was one.
   *
   * @param isSlow whether the answer is on its way until the request is answered again.
   */
  answer(pick: number, isSlow = false): boolean {
    const at = pick % Math.max(1, this.requests.length)
    const request = this.requests[at]
    if (!request) return false
    const { send } = request
    request.send = send ?? request.read()
    if (isSlow && !send) return true
    this.requests.splice(at, 1)
    request.send()
    return true
  }

  forgetRequests(): void {
    this.requests.length = 0
  }

  isQuiet(): boolean {
    return this.requests.length === 0 && this.watch !== null
  }

  /** Reports the latest changes to the device that watches them. */
  report(): void {
    if (!this.watch) return
    const { since, onChanges } = this.watch
    const notes = [...this.notes.values()]
      .filter(({ updatedAt }) => updatedAt >= since)
      .sort((one, other) => other.updatedAt - one.updatedAt)
      .slice(0, pageSize)
    this.told = this.clock
    onChanges({ notes, purgedIds: [] })
  }

  latest(): number {
    return this.clock
  }

  page(after: Note | null, count: number): readonly Note[] {
    if (!after) this.told = this.clock
    return this.listed()
      .filter((note) => !after || compareNotes('notes', after, note) < 0)
      .slice(0, count)
  }

  listed(): readonly Note[] {
    return [...this.notes.values()]
      .filter(({ content }) => !content.isInTrash)
      .sort((one, other) => compareNotes('notes', one, other))
  }

  /** What is wrong with a list that is complete down to `end`, apart from what wasn't told yet. */
  faultsIn(shown: readonly Note[], end: Note | null): readonly string[] {
    const found = new Map(shown.map((note) => [note.id, note]))
    return [...this.notes.values()].flatMap((note) => {
      const { id, content, updatedAt } = note
      const isIn = !content.isInTrash && (!end || compareNotes('notes', note, end) <= 0)
      if (updatedAt > this.told || found.get(id)?.updatedAt === (isIn ? updatedAt : undefined))
        return []
      return [`${id} ${isIn ? 'is missing or old' : 'is listed'}`]
    })
  }
}
