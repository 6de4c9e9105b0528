import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react'
import { useLocation } from 'wouter'
import { paths } from '#src/paths.ts'
import { isComposingText } from '#src/ui/form/typing.ts'
import { isPressed, shortcuts } from '../domain/editor/shortcuts.ts'
import { useSearch } from '../providers/SearchProvider.tsx'
import { searchText } from '../text/notesText.ts'
import { SearchIcon } from '../ui/noteIcons.tsx'
import { navigateByArrowKey } from './arrowKeyNavigation.ts'
import styles from './SearchField.module.css'

const maxSearchLength = 100

type SearchFieldProps = {
  field: RefObject<HTMLInputElement | null>
  isList: boolean
  onEnter: () => void
}

export function SearchField({ field, isList, onEnter }: SearchFieldProps) {
  const id = useId()
  const { query, search } = useSearch()
  useSearchKey(field, isList)
  const onKeyDown = (event: ReactKeyboardEvent<HTMLInputElement>) => {
    if (isComposingText(event)) return
    if (event.key === 'Enter') onEnter()
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault()
      search('')
    }
    navigateByArrowKey(event)
  }
  return (
    <search className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {searchText.label}
      </label>
      <SearchIcon />
      <input
        ref={field}
        id={id}
        type="search"
        className={styles.input}
        placeholder={searchText.label}
        maxLength={maxSearchLength}
        autoComplete="off"
        spellCheck={false}
        aria-keyshortcuts="Control+K Meta+K"
        value={query}
        onChange={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </search>
  )
}

/** Ctrl+K or ⌘K focuses the search field, also on pages that don't show it. */
function useSearchKey(field: RefObject<HTMLInputElement | null>, isList: boolean): void {
  const [, navigate] = useLocation()
  const isWanted = useRef(false)
  const focus = useEffectEvent(() => {
    field.current?.focus()
    field.current?.select()
    isWanted.current = document.activeElement !== field.current
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(event, shortcuts.search) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    focus()
    if (isWanted.current) navigate(paths.home)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  useEffect(() => {
    if (isList && isWanted.current) focus()
  }, [isList])
}
