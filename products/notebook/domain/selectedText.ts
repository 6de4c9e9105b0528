/** A text and its selection, in UTF-16 units; `start` equals `end` for a caret. */
export type SelectedText = { text: string; start: number; end: number }
