import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useStore } from 'zustand'
import type { StorageProblem } from '#src/domain/session/storageProblem.ts'
import { Bar } from '#src/layouts/BarLayout.tsx'
import { AccountMenu } from '#src/layouts/signedIn/AccountMenu.tsx'
import { SessionNotices } from '#src/layouts/signedIn/notices/SessionNotices.tsx'
import { SnoozableNotice } from '#src/layouts/signedIn/notices/SnoozableNotice.tsx'
import { paths } from '#src/paths.ts'
import { useAuth } from '#src/providers/AuthProvider.tsx'
import { persistentStorageStore } from '#src/stores/persistentStorageStore.ts'
import { lazyComponent, deferredComponent } from '#src/ui/page/lazy.tsx'
import type { NoteList } from '../domain/list/noteList.ts'
import { fetchOfflineCode } from '../offlineCode.ts'
import { useIsListShown, useNoteList, useOutbox, useTrash } from '../providers/NotebookProvider.tsx'
import { notesText, storageProblemText } from '../text/notesText.ts'
import { BackIcon } from '../ui/noteIcons.tsx'
import { NoteListPane } from './NoteListPane.tsx'
import styles from './NotebookLayout.module.css'

const TrustedDeviceQuestion = deferredComponent(
  () => import('./TrustedDeviceQuestion.tsx'),
  'TrustedDeviceQuestion',
)

const KeyboardShortcuts = deferredComponent(
  () => import('./KeyboardShortcuts.tsx'),
  'KeyboardShortcuts',
)

const UndoToast = lazyComponent(
  () => import('./UndoToast.tsx'),
  'UndoToast',
  () => null,
)

/** Shows the list of notes next to the page. On a narrow screen, each has its own path. */
export function NotebookLayout({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const list = useNoteList()
  const { user } = useAuth()
  const problem = useSelector(useOutbox(), ({ context }) => context.problem)
  const isList = path === paths.home
  const trash = useTrash()
  useEffect(() => list.send({ type: 'list.open' }), [list])
  useEffect(() => trash.send({ type: 'trash.cleanUp' }), [trash])
  const wasListShown = useWasListShown()
  useEffect(() => {
    if (wasListShown) void fetchOfflineCode()
  }, [wasListShown])
  const hasNotes = useSelector(list, ({ context }) => containsNotes(context.list))
  useScrollPosition(isList)
  return (
    <div className={styles.layout}>
      <Bar width="full" tools={<AccountMenu />} />
      <main className={styles.panes} data-shown={isList ? 'list' : 'page'}>
        <NoteListPane isList={isList}>
          {user && wasListShown && (
            <>
              <TrustedDeviceQuestion uid={user.uid} isListShown={isList && hasNotes} />
              <KeyboardShortcuts />
            </>
          )}
        </NoteListPane>
        <div id={isList ? undefined : 'content'} className={styles.page}>
          {!isList && <BackToList />}
          {children}
        </div>
      </main>
      <SessionNotices isPageShown={wasListShown}>
        <StorageNotice problem={problem} />
      </SessionNotices>
      {wasListShown && <UndoToast />}
    </div>
  )
}

/** Whether the list has been shown. Code that isn't urgent loads after it. */
function useWasListShown(): boolean {
  const isListShown = useIsListShown()
  const [wasListShown, setWasListShown] = useState(isListShown)
  if (isListShown && !wasListShown) setWasListShown(true)
  return wasListShown
}

function containsNotes({ saved, rows }: NoteList): boolean {
  return saved.notes.length + rows.length > 0
}

/** Restores the scroll position of the list when it is shown again. */
function useScrollPosition(isShown: boolean): void {
  const position = useRef<number | null>(null)
  useLayoutEffect(() => {
    // The person may have scrolled the prerendered page already.
    position.current ??= isShown ? scrollY : 0
    if (!isShown) return
    const frame = requestAnimationFrame(() => scrollTo(0, position.current ?? 0))
    const record = () => {
      position.current = scrollY
    }
    addEventListener('scroll', record, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', record)
    }
  }, [isShown])
}

function BackToList() {
  return (
    <Link href={paths.home} className={styles.back}>
      <BackIcon />
      {notesText.back}
    </Link>
  )
}

function StorageNotice({ problem }: { problem: StorageProblem | null }) {
  const { mayDelete } = useStore(persistentStorageStore)
  const isWaiting = useSelector(
    useOutbox(),
    (snapshot) => snapshot.matches('backingOff') && snapshot.context.rows.length > 0,
  )
  return (
    <output>
      {!problem && mayDelete && isWaiting && (
        <SnoozableNotice
          name="storage-at-risk"
          action={<Link href={paths.data}>{notesText.downloadCopy}</Link>}
        >
          {notesText.mayBeDeleted}
        </SnoozableNotice>
      )}
      {problem && (
        <SnoozableNotice name={`storage-${problem}`}>{storageProblemText[problem]}</SnoozableNotice>
      )}
    </output>
  )
}
