/** The name of the turn that pages take at the things of a guest. */
export function turnOf(guestUid: string): string {
  return `gatehouse-move-${guestUid}`
}
