/** The id of the element beside the app in which the page last seen is painted before the app's code is here. */
export const lastSeenSlot = 'last-seen'
