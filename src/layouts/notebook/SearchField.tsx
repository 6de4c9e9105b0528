import { useId, useRef, type KeyboardEvent } from 'react'
import { searchText } from '../../text/notesText.ts'
import { isOfInputMethod } from '../../ui/keys.ts'
import { SearchIcon } from '../../ui/noteIcons.tsx'
import styles from './SearchField.module.css'
import { useSearchKey } from './useSearchKey.ts'
import { longestSearch, useSearchWords } from './useSearchWords.ts'

/** Searches as one types; what is searched for stands in the address. */
export function SearchField({ isList }: { isList: boolean }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { query, search } = useSearchWords()
  useSearchKey(field, isList)
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '' || isOfInputMethod(event)) return
    event.preventDefault()
    search('')
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
        maxLength={longestSearch}
        autoComplete="off"
        spellCheck={false}
        aria-keyshortcuts="Control+K Meta+K"
        value={query}
        onChange={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={clear}
      />
    </search>
  )
}
