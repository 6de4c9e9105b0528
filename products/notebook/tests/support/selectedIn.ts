import type { SelectedText } from '#products/notebook/domain/markdown/emphasis.ts'

/** Parses a text in which `<` and `>` mark the selection. */
export function selectedIn(text: string): SelectedText {
  const [before = '', words = '', after = ''] = text.split(/[<>]/)
  const start = before.length
  return { text: before + words + after, start, end: start + words.length }
}

/** Formats a text with its selection between `<` and `>`. */
export function marked({ text, start, end }: SelectedText): string {
  return `${text.slice(0, start)}<${text.slice(start, end)}>${text.slice(end)}`
}
