import type { Configuration } from '#src/domain/configuration.ts'

/** The sign-in methods that the app offers and a project may have turned off. */
export type OfferedMethods = {
  /** Ids as Firebase knows them, for example `google.com`. */
  providers: readonly string[]
}

/** What the configuration offers. Passwords, email links, phone numbers and guest accounts are always offered. */
export function offeredMethods({ providers }: Configuration): OfferedMethods {
  return { providers }
}
