const atRisk = new Set<string>()

const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Makes the browser ask before closing the tab while something exists only in it.
 *
 * @param what a unique key for the caller's data.
 */
export function warnBeforeClosing(what: string, isAtRisk: boolean): void {
  if (isAtRisk) atRisk.add(what)
  else atRisk.delete(what)
  if (atRisk.size > 0) addEventListener('beforeunload', askBeforeClosing)
  else removeEventListener('beforeunload', askBeforeClosing)
}
