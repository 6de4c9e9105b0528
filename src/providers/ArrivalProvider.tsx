import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { appText } from '../text/signInText.ts'

/** Takes what tells the page that is shown now from others; says whether another one was shown before. */
type RecordArrival = (place: string) => boolean

const ArrivalContext = createContext<RecordArrival>(() => false)

/** Remembers which page was shown last, so that only those after the first take the focus. */
export function ArrivalProvider({ children }: { children: ReactNode }) {
  const [recordArrival] = useState(rememberScroll)
  return <ArrivalContext value={recordArrival}>{children}</ArrivalContext>
}

/**
 * Titles the document after a page, and moves the focus to its heading unless it is the first since
 * the document was loaded, so that a screen reader says where the person has come.
 *
 * @param place what tells the page from those with the same title.
 */
export function useArrival(title: string, place = title): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const recordArrival = use(ArrivalContext)
  useEffect(() => {
    document.title = appText.title(title)
    if (recordArrival(place)) heading.current?.focus()
  }, [title, place, recordArrival])
  return heading
}

function rememberScroll(): RecordArrival {
  let last: string | null = null
  return (place) => {
    const isNext = last !== null && last !== place
    last = place
    return isNext
  }
}
