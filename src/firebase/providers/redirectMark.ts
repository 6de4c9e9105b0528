const key = 'gatehouse-redirect'

/** Notes in this tab that the person leaves for a provider's page. */
export function markRedirect(providerId: string): void {
  try {
    sessionStorage.setItem(key, providerId)
  } catch {
    return
  }
}

/** The provider that the person left for, told once; `null` when nobody left. */
export function takeRedirectMark(): string | null {
  try {
    const providerId = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return providerId
  } catch {
    return null
  }
}
