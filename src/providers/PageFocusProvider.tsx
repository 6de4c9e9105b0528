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
type RecordPage = (pageKey: string) => boolean

const LastPageContext = createContext<RecordPage>(() => false)

/** Remembers the last page, so that only later pages take the focus. */
export function PageFocusProvider({ children }: { children: ReactNode }) {
  const [recordPage] = useState(createPageRecord)
  return <LastPageContext value={recordPage}>{children}</LastPageContext>
}

/**
 * Sets the document title, and focuses the page's heading unless it's the first page since loading, so that
 * screen readers announce the new page.
 *
 * @param pageKey tells apart pages with the same title.
 */
export function usePageFocus(title: string, pageKey = title): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const recordPage = use(LastPageContext)
  useEffect(() => {
    document.title = appText.title(title)
    if (recordPage(pageKey)) heading.current?.focus()
  }, [title, pageKey, recordPage])
  return heading
}

function createPageRecord(): RecordPage {
  let last: string | null = null
  return (pageKey) => {
    const isNext = last !== null && last !== pageKey
    last = pageKey
    return isNext
  }
}
