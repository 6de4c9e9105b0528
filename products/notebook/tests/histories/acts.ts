import type { NoteContent } from '#products/notebook/domain/note.ts'

/** What people did on a device and the server hasn't carried out yet. */
export class Acts {
  private readonly typed = new Map<string, number>()
  private readonly deleted = new Map<string, number>()

  /** A person changed a text on the device. */
  add(before: NoteContent, after: NoteContent): void {
    for (const word of added(before, after)) count(this.typed, word, 1)
    for (const word of added(after, before)) count(this.deleted, word, 1)
  }

  isDeleting(word: string): boolean {
    return (this.deleted.get(word) ?? 0) > 0
  }

  /** The device changed a note on the server. Returns the words that came or went without an act. */
  settle(before: NoteContent, after: NoteContent): readonly string[] {
    return [
      ...added(before, after)
        .filter((word) => count(this.typed, word, -1) < 0)
        .map((word) => `${word} came back`),
      ...added(after, before)
        .filter((word) => count(this.deleted, word, -1) < 0)
        .map((word) => `${word} was deleted again`),
    ]
  }
}

/** The words typed by a history, without those of the first note. */
export function typedWords({ body }: NoteContent): string[] {
  return body.match(/word\d+/g) ?? []
}

function added(before: NoteContent, after: NoteContent): readonly string[] {
  const known = new Set(typedWords(before))
  return [...new Set(typedWords(after))].filter((word) => !known.has(word))
}

function count(counts: Map<string, number>, word: string, change: number): number {
  const next = (counts.get(word) ?? 0) + change
  counts.set(word, next)
  return next
}
