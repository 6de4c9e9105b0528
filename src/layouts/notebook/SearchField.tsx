import { useId, useRef, type KeyboardEvent } from 'react'
import { useLocation } from 'wouter'
import { searchParameter } from '../../paths.ts'
import { useQuery } from '../../providers/useQuery.ts'
import { searchText } from '../../text/notesText.ts'
import { SearchIcon } from '../../ui/notes/listIcons.tsx'
import styles from './SearchField.module.css'
import { useSearchKey } from './useSearchKey.ts'

const longest = 100

/** What is searched for, from the query of an address. */
export function queryIn(search: string): string {
  return (new URLSearchParams(search).get(searchParameter) ?? '').slice(0, longest)
}

/** Searches as one types; what is searched for stands in the address. */
export function SearchField({ isList }: { isList: boolean }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [path, navigate] = useLocation()
  const query = queryIn(useQuery())
  useSearchKey(field, isList)
  const search = (words: string) => {
    const asked =
      words === '' ? '' : `?${new URLSearchParams({ [searchParameter]: words }).toString()}`
    navigate(path + asked, { replace: true, state: history.state as unknown })
  }
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return
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
        maxLength={longest}
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
