/** The ID of the element in which the last-seen page is painted before the app loads. */
export const lastSeenSlot = 'last-seen'
