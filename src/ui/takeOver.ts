/** Says that a part of a painted page works now, and does what was pressed there before. */
export function takeOver(part: Element | null): void {
  if (part) globalThis.painted?.takeOver(part)
}
