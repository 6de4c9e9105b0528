/** A text, and what of it is selected; a caret where `start` and `end` are one place. */
export type SelectedText = { text: string; start: number; end: number }
