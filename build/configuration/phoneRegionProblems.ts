import { isSupportedCountry } from 'libphonenumber-js/min'
import { phoneRegions, type SignIn } from '#build/configuration/signInMethods.ts'

/** One sentence for each configured phone region that no phone number belongs to. */
export function phoneRegionProblems(signIn: SignIn): string[] {
  return (phoneRegions(signIn) ?? []).flatMap((code, index) => {
    if (isSupportedCountry(code)) return []
    const place = `signIn.phone.regions[${index}]: "${code}"`
    const { region } = new Intl.Locale(`und-${code}`)
    return region && region !== code && isSupportedCountry(region)
      ? [`${place} isn’t the code of a country. Write ${region}.`]
      : [`${place} isn’t the code of a country with phone numbers. Write one such as US.`]
  })
}
