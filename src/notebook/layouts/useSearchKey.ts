import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../paths.ts'

/** Makes Ctrl+K or ⌘K go to the search, also from a page that does not show it. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>, isList: boolean): void {
  const [, navigate] = useLocation()
  const isWanted = useRef(false)
  const focus = () => {
    field.current?.focus()
    field.current?.select()
    isWanted.current = document.activeElement !== field.current
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    if (!isShortcut || document.querySelector('dialog[open]')) return
    event.preventDefault()
    focus()
    if (isWanted.current) navigate(paths.home)
  })
  const onArrival = useEffectEvent(() => {
    if (isWanted.current) focus()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  useEffect(() => {
    if (isList) onArrival()
  }, [isList])
}
