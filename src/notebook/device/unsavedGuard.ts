const atRisk = new Set<string>()

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Has the browser ask before the page is closed, as long as something lives in it alone.
 *
 * @param what whose words or files, by a name of their own.
 */
export function guardUnsaved(what: string, isAtRisk: boolean): void {
  if (isAtRisk) atRisk.add(what)
  else atRisk.delete(what)
  if (atRisk.size > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}
