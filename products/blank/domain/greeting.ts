/** Longer ones the rules refuse. */
export const maxGreetingLength = 200

/** What a person wants to be greeted with. It has the ID of who wrote it first. */
export type Greeting = {
  id: string
  text: string
  /** By the server's clock, in milliseconds since 1970. */
  changedAt: number
}
