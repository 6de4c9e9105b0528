/** The ID of the element in which the HTML shows the snapshot, beside the app's root. */
export const slotId = 'page-snapshot'
