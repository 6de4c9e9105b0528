/** Firebase Hosting's cookie for a chosen language. */
const cookie = 'firebase-language-override'

const year = 365 * 24 * 60 * 60

/**
 * Sets the language that the host serves from now on, and reloads the page.
 *
 * @param code the host's code for the language, such as `pt`.
 */
export function chooseLanguage(code: string): void {
  storeChoice(code)
  location.reload()
}

/** Stores the chosen language anew, if there is one. Safari deletes a script's cookie seven days after it was set. */
export function renewChosenLanguage(): void {
  const chosen = document.cookie.split('; ').find((entry) => entry.startsWith(`${cookie}=`))
  if (chosen) storeChoice(chosen.slice(cookie.length + 1))
}

function storeChoice(code: string): void {
  document.cookie = `${cookie}=${code}; path=/; max-age=${year}; samesite=lax; secure`
}
