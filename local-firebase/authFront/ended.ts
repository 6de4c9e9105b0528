/** The session has ended at the provider. */
export class Ended extends Error {}
