/** The database of a person, and the lock that every page holds which has it open. */
export function placeName(uid: string): string {
  return `gatehouse-notes-${uid}`
}

/** The lock under which rows are changed. */
export function rowsName(uid: string): string {
  return `${placeName(uid)}-rows`
}

/** The lock under which rows are brought to the server. */
export function deliveryName(uid: string): string {
  return `${placeName(uid)}-delivery`
}
