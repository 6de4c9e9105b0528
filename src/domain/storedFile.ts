/**
 * Where a file is on its way: its bytes are still coming, it is whole, or it is being deleted. Only what
 * is `there` is shown, and nothing ever goes back.
 */
export type FileState = 'arriving' | 'there' | 'leaving'

/** What is known of a file before its first byte is sent. Its id stays the same however often it is sent. */
export type NewFile = {
  id: string
  /** The note that it belongs to; `null` for the person's own picture. */
  noteId: string | null
  /** As the person knows it; it is never part of a path. */
  name: string
  /** In bytes. */
  size: number
  /** A MIME type that the rules allow. */
  type: string
}

/**
 * A file as the server has it. Its bytes lie in a slot, which is its own until its record goes. The moment
 * is in milliseconds since 1970, by the server's clock.
 */
export type StoredFile = NewFile & { slot: number; state: FileState; createdAt: number }
