import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useAuth } from '#src/providers/AuthProvider.tsx'
import { usePageSnapshot } from '#src/startup/pageSnapshot/usePageSnapshot.ts'
import { notebookOf } from '../firebase/notebooks.ts'
import { serverState } from '../machines/noteListMachine.ts'
import { useIsListShown, useNoteList } from '../providers/NotebookProvider.tsx'
import { useSearch } from '../providers/SearchProvider.tsx'
import { storePageSnapshot } from './storePageSnapshot.ts'

type NotesSnapshot = {
  path: string
  /** Whether the page next to the list shows its content. */
  isShown: boolean
  /** Whether the page is worth storing for the next visit. */
  isSaved: boolean
}

/** Stores the list and the page next to it, so that the next visit shows them before the app has loaded. */
export function useNotesSnapshot({ path, isShown, isSaved }: NotesSnapshot): void {
  const { user } = useAuth()
  const uid = user?.uid ?? ''
  const list = useNoteList()
  const { query } = useSearch()
  const notes = useSelector(list, ({ context }) => context.list)
  const isLive = useSelector(list, (snapshot) => serverState(snapshot) === 'live')
  const isListShown = useIsListShown()
  const hasUnsent = notes.rows.length > 0
  useEffect(() => {
    if (hasUnsent) void notebookOf(uid).cache.removeSnapshots()
  }, [hasUnsent, uid])
  usePageSnapshot({
    isShown: isShown && isListShown,
    isConfirmed: isSaved && isLive && !hasUnsent && query === '',
    version: notes,
    storePage: () => void storePageSnapshot(uid, path),
  })
}
