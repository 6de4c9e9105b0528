import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { productText } from '../text/productText.ts'

const LastTitleContext = createContext<RefObject<string | null>>({ current: null })

/** Remembers which heading was shown last, so that only those after the first take the focus. */
export function ArrivalProvider({ children }: { children: ReactNode }) {
  const lastTitle = useRef<string>(null)
  return <LastTitleContext value={lastTitle}>{children}</LastTitleContext>
}

/**
 * Titles the document after a page, and moves the focus to its heading unless it is the first since
 * the page was loaded, so that a screen reader says where the person has come.
 */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastTitle = use(LastTitleContext)
  useEffect(() => {
    document.title = productText.title(title)
    if (lastTitle.current !== null && lastTitle.current !== title) heading.current?.focus()
    lastTitle.current = title
  }, [title, lastTitle])
  return heading
}
