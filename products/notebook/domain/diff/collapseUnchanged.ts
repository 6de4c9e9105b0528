import { cutAt, restFrom } from '#src/domain/graphemes.ts'
import type { TextPart } from './textDifference.ts'

/** A part of a text difference, or a `skipped` part that stands for unchanged text left out. */
export type CollapsedPart = TextPart | { kind: 'skipped'; text: '' }

const maxUnchangedLength = 800
const contextLength = 300

/** Shortens long unchanged parts, keeping some context next to each change. */
export function collapseUnchanged(parts: readonly TextPart[]): CollapsedPart[] {
  return parts.flatMap((part, index): CollapsedPart[] => {
    if (part.kind !== 'same' || part.text.length <= maxUnchangedLength) return [part]
    const isFirst = index === 0
    const isLast = index === parts.length - 1
    const before: CollapsedPart[] = isFirst ? [] : [{ ...part, text: startOf(part.text) }]
    const after: CollapsedPart[] = isLast ? [] : [{ ...part, text: endOf(part.text) }]
    return [...before, { kind: 'skipped', text: '' }, ...after]
  })
}

/** Cuts between words. */
function startOf(text: string): string {
  const start = cutAt(text, contextLength)
  return start.slice(0, start.search(/\s\S*$/) + 1) || start
}

function endOf(text: string): string {
  const end = restFrom(text, text.length - contextLength)
  return end.slice(end.search(/\s/) + 1)
}
