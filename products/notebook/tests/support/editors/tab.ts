import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { commonEnds } from '#products/notebook/domain/diff/commonEnds.ts'
import { movedSelection } from '#products/notebook/domain/editor/fieldSelection.ts'
import { isSameContent, type NoteContent } from '#products/notebook/domain/note.ts'
import {
  watchShownNote,
  type ServerNote,
} from '#products/notebook/firebase/notes/watchShownNote.ts'
import {
  noteMachine,
  type SaveDraft,
  type WatchNote,
} from '#products/notebook/machines/noteMachine.ts'
import type { TabNotebook } from './device.ts'

/** A tab in which a person edits a note: the real chart and the real watcher, with a field in memory. */
export class Tab {
  readonly marker: string
  /** What this person typed and didn't delete. */
  readonly typed = new Set<string>()
  private readonly everTyped = new Set<string>()
  text = ''
  caret = 0
  /** How often the caret became a selection, or left its words. */
  readonly faults: string[] = []
  private readonly clock = new SimulatedClock()
  private readonly actor
  private shown = 0
  private isComposing = false

  constructor(
    marker: string,
    noteId: string,
    notebook: TabNotebook,
    serverOf: (noteId: string) => ServerNote,
  ) {
    this.marker = marker
    const watchNote: WatchNote = ({ input: { noteId: opened }, sendBack, receive }) => {
      const follow = (id: string) => watchShownNote(notebook, id, serverOf(id), sendBack)
      const unsubscribe = notebook.subscribe((update) => {
        if (update.type === 'copied') {
          sendBack({ type: 'note.copied', noteId: update.noteId, copyId: update.copyId })
        }
      })
      let stop = follow(opened)
      receive((event) => {
        stop()
        stop = follow(event.noteId)
      })
      return () => {
        stop()
        unsubscribe()
      }
    }
    const saveDraft: SaveDraft = ({ input, sendBack }) => {
      const save = async () => {
        sendBack({ type: 'draft.stored', row: await notebook.outbox.save(input) })
      }
      save().catch(() => sendBack({ type: 'draft.failed' }))
    }
    const machine = noteMachine.provide({
      actors: { watchNote: fromCallback(watchNote), saveDraft: fromCallback(saveDraft) },
      actions: { discardRow: () => undefined },
    })
    const input = { uid: 'ada', noteId, isNew: false }
    this.actor = createActor(machine, { input, clock: this.clock })
    this.actor.subscribe(() => this.show())
    this.actor.start()
  }

  /** Puts the caret at the end of this person's line. */
  goToLine(): void {
    const start = this.text.indexOf(this.marker)
    const end = this.text.indexOf('\n', start)
    this.caret = end < 0 ? this.text.length : end
  }

  type(letter: string, inputType = 'insertText'): void {
    this.typed.add(letter)
    this.everTyped.add(letter)
    this.input(this.text.slice(0, this.caret) + letter + this.text.slice(this.caret), 1, inputType)
  }

  /** Deletes the letter before the caret if this person typed it. */
  erase(): void {
    const letter = this.text.charAt(this.caret - 1)
    if (this.isComposing || !this.typed.delete(letter)) return
    const text = this.text.slice(0, this.caret - 1) + this.text.slice(this.caret)
    this.input(text, -1, 'deleteContentBackward')
  }

  compose(letter: string): void {
    if (!this.isComposing) this.actor.send({ type: 'composing.started' })
    this.isComposing = true
    this.type(letter, 'insertCompositionText')
  }

  endComposing(): void {
    if (!this.isComposing) return
    this.isComposing = false
    this.actor.send({ type: 'composing.ended' })
  }

  /** Time passes without a key. */
  pause(): void {
    this.clock.increment(1_500)
  }

  undo(): void {
    if (this.isComposing) return
    const before = this.text
    this.actor.send({ type: 'draft.undoStep', field: 'body', direction: 'undo' })
    if (this.text === before) return
    this.caret = this.text.length - commonEnds(before, this.text).end
    for (const letter of this.everTyped) {
      if (this.text.includes(letter)) this.typed.add(letter)
      else this.typed.delete(letter)
    }
  }

  /** The page is hidden. */
  leave(): void {
    this.actor.send({ type: 'draft.save' })
  }

  isClean(): boolean {
    return this.actor.getSnapshot().matches({ editing: 'clean' })
  }

  isMissing(): boolean {
    return this.actor.getSnapshot().matches('missing')
  }

  content() {
    return this.actor.getSnapshot().context.content
  }

  /** Whether this tab's text is based on this version. */
  hasSeen(version: NoteContent): boolean {
    const { before } = this.actor.getSnapshot().context
    return before !== null && isSameContent(before, version)
  }

  noteId(): string {
    return this.actor.getSnapshot().context.noteId
  }

  stop(): void {
    this.actor.stop()
  }

  private input(text: string, step: number, inputType: string): void {
    const before = this.text
    this.text = text
    this.caret += step
    const typed = { before, caret: this.caret, inputType }
    this.actor.send({ type: 'draft.changed', change: { body: text }, typed })
  }

  /** Like `NoteField`. */
  private show(): void {
    const { context } = this.actor.getSnapshot()
    if (context.isComposing || context.replacementCount === this.shown) return
    this.shown = context.replacementCount
    const { body } = context.content
    const moved = movedSelection(this.text, body, { start: this.caret, end: this.caret })
    const [last, next] = [this.text.charAt(this.caret - 1), body.charAt(moved.end - 1)]
    if (moved.start !== moved.end) this.faults.push(`The caret became a selection in “${body}”.`)
    if (this.text !== '' && last !== next && body.includes(last)) {
      this.faults.push(`The caret went from “${last}” to “${next}”.`)
    }
    this.text = body
    this.caret = moved.end
  }
}
