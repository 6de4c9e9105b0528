/** The HTML pattern of an email address, at most 254 characters long. */
export const emailPattern = String.raw`(?=.{6,254}$)[^@\s]+@[^@\s]+\.[^@\s]+`

/** Returns whether two addresses are the same to Firebase, which ignores case. */
export function sameEmail(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase()
}
