import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { productText } from '../text/productText.ts'

/** Takes the title of the page that is shown now; says whether another one was shown before. */
type NoteArrival = (title: string) => boolean

const ArrivalContext = createContext<NoteArrival>(() => false)

/** Remembers which page was shown last, so that only those after the first take the focus. */
export function ArrivalProvider({ children }: { children: ReactNode }) {
  const [noteArrival] = useState(rememberTitles)
  return <ArrivalContext value={noteArrival}>{children}</ArrivalContext>
}

/**
 * Titles the document after a page, and moves the focus to its heading unless it is the first since
 * the document was loaded, so that a screen reader says where the person has come.
 */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const noteArrival = use(ArrivalContext)
  useEffect(() => {
    document.title = productText.title(title)
    if (noteArrival(title)) heading.current?.focus()
  }, [title, noteArrival])
  return heading
}

function rememberTitles(): NoteArrival {
  let last: string | null = null
  return (title) => {
    const isNext = last !== null && last !== title
    last = title
    return isNext
  }
}
