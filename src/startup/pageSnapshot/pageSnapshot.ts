/** The ID of the element in which the HTML shows the snapshot, beside the app's root. */
export const slotId = 'page-snapshot'

/** Removes the page of an earlier visit, and prevents that it's shown later. Safe to repeat. */
export function removePageSnapshot(): void {
  document.getElementById(slotId)?.remove()
}

/** Shows the page of an earlier visit. Resolves once it's there, or there is none. */
export async function showPageSnapshot(): Promise<void> {
  const { pageSnapshot } = document.documentElement.dataset
  if (pageSnapshot) await import(/* @vite-ignore */ pageSnapshot).catch(() => null)
}
