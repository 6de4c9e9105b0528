/** Whether two addresses are one to the provider, which does not look at upper and lower case. */
export function sameEmail(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase()
}
