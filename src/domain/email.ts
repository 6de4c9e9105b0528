/** What an address must look like to be sent a mail, as a form's pattern; at most 254 characters. */
export const emailPattern = String.raw`(?=.{6,254}$)[^@\s]+@[^@\s]+\.[^@\s]+`

/** Whether two addresses are one to the provider, which does not look at upper and lower case. */
export function sameEmail(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase()
}
