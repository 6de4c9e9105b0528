import { useEffect, useState } from 'react'
import { savedNoticeMs } from '../machines/shared/savedNotice.ts'

/** The editor of a row: the item that it's open for, and whether that item was saved. */
export function useRowEditor<Item extends string>() {
  const [openItem, setOpenItem] = useState<Item | null>(null)
  const [result, setResult] = useState<'saved' | 'changed' | null>(null)
  useEffect(() => {
    if (result !== 'saved') return undefined
    const notice = setTimeout(() => setResult('changed'), savedNoticeMs)
    return () => clearTimeout(notice)
  }, [result])
  return {
    openItem,
    /** For as long as the row shows "Saved". */
    showsSaved: result === 'saved',
    /** Until the editor is opened again. */
    wasSaved: result !== null,
    open: (item: Item) => {
      setOpenItem(item)
      setResult(null)
    },
    close: () => setOpenItem(null),
    closeAsSaved: () => {
      setOpenItem(null)
      setResult('saved')
    },
  }
}
