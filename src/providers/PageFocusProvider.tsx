import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { appText } from '../text/shared/appText.ts'

/** Takes the key of the current page, and returns whether another page was shown before. */
type RecordArrival = (pageKey: string) => boolean

const ArrivalContext = createContext<RecordArrival>(() => false)

/** Remembers the last page, so that only later pages take the focus. */
export function PageFocusProvider({ children }: { children: ReactNode }) {
  const [recordArrival] = useState(createVisitTracker)
  return <ArrivalContext value={recordArrival}>{children}</ArrivalContext>
}

/**
 * Sets the document title, and focuses the page's heading unless it's the first page since loading, so that
 * screen readers announce the new page.
 *
 * @param pageKey tells apart pages with the same title.
 */
export function usePageFocus(title: string, pageKey = title): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const recordArrival = use(ArrivalContext)
  useEffect(() => {
    document.title = appText.title(title)
    if (recordArrival(pageKey)) heading.current?.focus()
  }, [title, pageKey, recordArrival])
  return heading
}

function createVisitTracker(): RecordArrival {
  let last: string | null = null
  return (pageKey) => {
    const isNext = last !== null && last !== pageKey
    last = pageKey
    return isNext
  }
}
