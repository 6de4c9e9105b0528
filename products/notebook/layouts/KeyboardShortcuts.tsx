import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { Button } from '#src/ui/button/Button.tsx'
import { Dialog } from '#src/ui/dialog/Dialog.tsx'
import { CheckField } from '#src/ui/form/CheckField.tsx'
import { isComposingText, isTyping } from '#src/ui/form/typing.ts'
import {
  isPressed,
  shortcuts,
  type Shortcut,
  type ShortcutName,
} from '../domain/editor/shortcuts.ts'
import {
  setSingleKeyShortcuts,
  singleKeyShortcutsStore,
} from '../stores/singleKeyShortcutsStore.ts'
import { shortcutsText } from '../text/notesText.ts'
import { useNewNote } from '../ui/NewNoteButton.tsx'
import styles from './KeyboardShortcuts.module.css'

/** Handles the shortcuts that work on every page, and shows the list of shortcuts. */
export function KeyboardShortcuts() {
  const [isOpen, setOpen] = useState(false)
  const { isOn } = useStore(singleKeyShortcutsStore)
  const { open } = useNewNote()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.repeat || isComposingText(event) || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    if (isPressed(event, shortcuts.newNote)) open()
    else if (isPressed(event, shortcuts.list)) setOpen(true)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        <span>{shortcutsText.heading}</span>
        {isOn && <kbd>?</kbd>}
      </button>
      {/* A portal, because a narrow window hides the pane while a note is open. */}
      {isOpen && createPortal(<ShortcutList onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

function ShortcutList({ onClose }: { onClose: () => void }) {
  const { isOn } = useStore(singleKeyShortcutsStore)
  return (
    <Dialog heading={shortcutsText.heading} onClose={onClose}>
      <dl>
        {Object.entries(shortcuts).map(([name, shortcut]) => (
          <div key={name} className={styles.row}>
            <dt>{shortcutsText.names[name as ShortcutName]}</dt>
            <dd dir="ltr">
              {keysOf(shortcut).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <CheckField
        label={shortcutsText.singleKeys}
        checked={isOn}
        onChange={(event) => setSingleKeyShortcuts(event.target.checked)}
      />
      <Button onClick={onClose}>{shortcutsText.close}</Button>
    </Dialog>
  )
}

function keysOf({ key, isCommand }: Shortcut): readonly string[] {
  const isMac = /Mac|iP/.test(navigator.platform)
  return [...(isCommand ? [isMac ? '⌘' : 'Ctrl'] : []), key.toUpperCase()]
}
