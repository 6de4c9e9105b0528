import { useEffect, type RefObject } from 'react'

/**
 * Keeps the focus near when what had it goes from the screen: on what else can be done with the same file,
 * and otherwise on the heading of the place.
 */
export function useFocusNear(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = place.current
    if (!section) return
    let last: Element | null = null
    let row: Element | null = null
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element && section.contains(target) ? target : null
      row = last?.closest('dialog, li') ?? null
    }
    const keep = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = null
      const near = row?.isConnected ? row.querySelector<HTMLElement>('button') : null
      const next = near ?? section.querySelector<HTMLElement>('h2')
      next?.focus({ preventScroll: true })
    }
    const watching = new MutationObserver(keep)
    watching.observe(section, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    return () => {
      watching.disconnect()
      document.removeEventListener('focusin', note)
    }
  }, [place])
}
