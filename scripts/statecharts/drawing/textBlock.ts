/** The style of a line: `name` for a state, `event` for a transition. */
export type TextStyle = 'title' | 'name' | 'detail' | 'event' | 'guard' | 'action'

/** One line. `gap` is the space above it, in pixels. */
export type TextLine = { readonly style: TextStyle; readonly text: string; readonly gap: number }

/** Lines of text, and the size of the block in pixels. */
export type TextBlock = {
  readonly lines: readonly TextLine[]
  readonly width: number
  readonly height: number
}

type Font = { readonly size: number; readonly weight: number; readonly leading: number }

export const FONTS: Readonly<Record<TextStyle, Font>> = {
  title: { size: 18, weight: 600, leading: 24 },
  name: { size: 14, weight: 600, leading: 19 },
  detail: { size: 11.5, weight: 400, leading: 16 },
  event: { size: 12, weight: 600, leading: 17 },
  guard: { size: 11.5, weight: 400, leading: 16 },
  action: { size: 11.5, weight: 400, leading: 16 },
}

/** Lays out lines as a block. Lines wider than `maxWidth` pixels wrap at spaces, dots, and hyphens. */
export function textBlock(lines: readonly TextLine[], maxWidth: number): TextBlock {
  const wrapped = lines.flatMap((line) => wrap(line, maxWidth))
  return {
    lines: wrapped,
    width: Math.max(0, ...wrapped.map(widthOf)),
    height: wrapped.reduce((height, { style, gap }) => height + gap + FONTS[style].leading, 0),
  }
}

function wrap(line: TextLine, maxWidth: number): TextLine[] {
  const [first = '', ...words] = line.text.split(/(?<=[ .-])/)
  const wrapped = [{ ...line, text: first }]
  for (const word of words) {
    const last = wrapped.at(-1) ?? line
    const longer = { ...last, text: last.text + word }
    if (widthOf(longer) <= maxWidth) wrapped.splice(-1, 1, longer)
    else wrapped.push({ ...line, text: word, gap: 0 })
  }
  return wrapped
}

function widthOf({ style, text }: TextLine): number {
  const { size, weight } = FONTS[style]
  const ems = Array.from(text.trimEnd()).reduce((sum, character) => sum + emsOf(character), 0)
  return ems * size * (weight > 400 ? 1.06 : 1)
}

/** Estimated, because fonts can't be measured here. Slightly more than common system fonts need. */
function emsOf(character: string): number {
  if (/[ijl|!'.,:;]/.test(character)) return 0.27
  if (/[ftr()[\]/ -]/.test(character)) return 0.36
  if (/[mwMW@%]/.test(character)) return 0.86
  if (/[A-Z_&+=→↻]/.test(character)) return 0.68
  return 0.57
}
