import { useState } from 'react'

/** The editor of a row: the item that it's open for, and whether that item was saved. */
export function useRowEditor<Item extends string>() {
  const [openItem, setOpenItem] = useState<Item | null>(null)
  const [wasSaved, setWasSaved] = useState(false)
  return {
    openItem,
    /** Until the editor is opened again. */
    wasSaved,
    open: (item: Item) => {
      setOpenItem(item)
      setWasSaved(false)
    },
    close: () => setOpenItem(null),
    closeAsSaved: () => {
      setOpenItem(null)
      setWasSaved(true)
    },
  }
}
