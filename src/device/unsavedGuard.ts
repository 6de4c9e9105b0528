const atRisk = new Set<string>()

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Has the browser ask before the page is closed, as long as a person's words live in it alone. */
export function guardUnsaved(uid: string, isAtRisk: boolean): void {
  if (isAtRisk) atRisk.add(uid)
  else atRisk.delete(uid)
  if (atRisk.size > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}
