/** The ID of the element in which the HTML shows the snapshot, beside the app's root. */
export const slotId = 'page-snapshot'

/** Removes the page of an earlier visit, and prevents that it's shown later. Safe to repeat. */
export function removePageSnapshot(): void {
  document.getElementById(slotId)?.remove()
}
