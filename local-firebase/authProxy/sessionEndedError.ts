/** The session has ended at Firebase. */
export class SessionEndedError extends Error {}
