import { useId, useRef, type KeyboardEvent } from 'react'
import { useSearchWords } from '../providers/SearchProvider.tsx'
import { searchText } from '../text/notesText.ts'
import { isOfInputMethod } from '../../ui/keys.ts'
import { SearchIcon } from '../ui/noteIcons.tsx'
import styles from './SearchField.module.css'
import { useSearchKey } from './useSearchKey.ts'
import { walkResults } from './walkResults.ts'

/** As many letters as can be searched for. */
const longestSearch = 100

type SearchFieldProps = {
  isList: boolean
  /** Enter was pressed. */
  onEnter: () => void
}

/** Searches as one types. */
export function SearchField({ isList, onEnter }: SearchFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { query, search } = useSearchWords()
  useSearchKey(field, isList)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOfInputMethod(event)) return
    if (event.key === 'Enter') onEnter()
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault()
      search('')
    }
    walkResults(event)
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
        onKeyDown={onKeyDown}
      />
    </search>
  )
}
