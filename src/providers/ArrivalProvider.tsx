import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useLocation } from 'wouter'
import { productText } from '../text/productText.ts'

const ArrivalContext = createContext(false)

/** Remembers whether the person has moved since the page was loaded. */
export function ArrivalProvider({ children }: { children: ReactNode }) {
  const [location] = useLocation()
  const [first] = useState(location)
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && location !== first) setHasMoved(true)
  return <ArrivalContext value={hasMoved}>{children}</ArrivalContext>
}

/**
 * Titles the document after a page, and moves the focus to its heading when the person came from
 * another page, so that a screen reader says where they are.
 */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = use(ArrivalContext)
  useEffect(() => {
    document.title = productText.title(title)
    if (hasMoved) heading.current?.focus()
  }, [title, hasMoved])
  return heading
}
