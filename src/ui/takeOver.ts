/** Marks a part of the painted page as interactive, and replays earlier presses on it. */
export function takeOver(part: Element | null): void {
  if (part) globalThis.painted?.takeOver(part)
}
