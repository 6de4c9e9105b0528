import { useRef, type KeyboardEvent } from 'react'
import { locale } from '../../domain/locale.ts'
import { useConnection } from '../../hooks/useConnection.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { storeTypedFields } from '../../startup/fields/typedFields.ts'
import { languageText } from '../../text/shared/appText.ts'
import { chooseLanguage } from './chooseLanguage.ts'
import styles from './LanguageSelect.module.css'

type LanguageSelectProps = { className?: string | undefined }

const current = __LANGUAGES__.find(({ tag }) => tag === locale)?.code ?? ''

/**
 * The app's languages, each by its own name. Choosing one from the open list reloads the page in it at once.
 * With the keyboard on the closed list, where every arrow key changes the value, it takes Enter or leaving
 * the field.
 */
export function LanguageSelect({ className = styles.languages }: LanguageSelectProps) {
  const isOffline = useConnection().problem === 'offline'
  const isBrowsing = useRef(false)
  const uid = useAuth().user?.uid ?? ''
  const choose = (code: string) => {
    if (code === current) return
    storeTypedFields(uid)
    chooseLanguage(code)
  }
  return (
    <select
      className={className}
      aria-label={languageText.label}
      title={isOffline ? languageText.offline : undefined}
      disabled={isOffline}
      defaultValue={current}
      onPointerDown={() => (isBrowsing.current = false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') choose(event.currentTarget.value)
        isBrowsing.current = isBrowsingKey(event)
      }}
      onChange={({ currentTarget }) => {
        if (!isBrowsing.current) choose(currentTarget.value)
      }}
      onBlur={({ currentTarget }) => choose(currentTarget.value)}
    >
      {__LANGUAGES__.map(({ tag, code, name }) => (
        <option key={code} value={code} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** Keys that change the value of a closed list. On some systems, each press does. */
function isBrowsingKey({ key, altKey }: KeyboardEvent): boolean {
  return !altKey && (/^(Arrow|Page|Home|End)/.test(key) || (key.length === 1 && key !== ' '))
}
