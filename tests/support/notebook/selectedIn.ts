import type { SelectedText } from '#src/notebook/domain/selectedText.ts'

/** A text without the `<` and `>` around what is selected in it. */
export function selectedIn(text: string): SelectedText {
  const [before = '', words = '', after = ''] = text.split(/[<>]/)
  const start = before.length
  return { text: before + words + after, start, end: start + words.length }
}

/** The text with them. */
export function marked({ text, start, end }: SelectedText): string {
  return `${text.slice(0, start)}<${text.slice(start, end)}>${text.slice(end)}`
}
