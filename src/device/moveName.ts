const prefix = 'guest-moving-'

/** Under which name local storage says that the things of a guest are on their way into an account. */
export function moveName(guestUid: string): string {
  return prefix + guestUid
}

/** The guest that such a name is of; `null` for any other name. */
export function guestIn(name: string): string | null {
  return name.startsWith(prefix) ? name.slice(prefix.length) : null
}

/** Whether what lies here of a guest is still needed, after their session. */
export function isMoving(guestUid: string): boolean {
  try {
    return localStorage.getItem(moveName(guestUid)) !== null
  } catch {
    return false
  }
}
