import { useEffect, type RefObject } from 'react'
import { isComposingText } from '#src/ui/form/typing.ts'
import { commonEnds } from '../domain/diff/commonEnds.ts'
import { isPressed, shortcuts } from '../domain/editor/shortcuts.ts'
import { toggleEmphasis, type SelectedText } from '../domain/markdown/emphasis.ts'
import { continueList } from '../domain/markdown/listItems.ts'

type MarkdownShortcutsProps = { field: RefObject<HTMLTextAreaElement | null> }

/** Markdown shortcuts in a text field: emphasis, and continuing lists on Enter. */
export function MarkdownShortcuts({ field }: MarkdownShortcutsProps) {
  useEffect(() => {
    const textArea = field.current
    if (!textArea) return
    const onKey = (event: KeyboardEvent) => writeMarkdown(textArea, event)
    textArea.addEventListener('keydown', onKey)
    textArea.setAttribute('aria-keyshortcuts', 'Control+B Meta+B Control+I Meta+I')
    return () => textArea.removeEventListener('keydown', onKey)
  }, [field])
  return null
}

function writeMarkdown(field: HTMLTextAreaElement, event: KeyboardEvent): void {
  if (field.readOnly || isComposingText(event)) return
  const { value: text, selectionStart: start, selectionEnd: end } = field
  const next = markdownOfKey(event, { text, start, end })
  if (!next) return
  event.preventDefault()
  type(field, next)
}

function markdownOfKey(event: KeyboardEvent, selected: SelectedText): SelectedText | null {
  if (isPressed(event, shortcuts.bold)) return toggleEmphasis(selected, '**')
  if (isPressed(event, shortcuts.italic)) return toggleEmphasis(selected, '*')
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  const isPlainEnter = key === 'Enter' && !shiftKey && !ctrlKey && !metaKey && !altKey
  return isPlainEnter ? continueList(selected) : null
}

/** Uses `execCommand`, so that the browser fires input events and can undo the change. */
function type(field: HTMLTextAreaElement, next: SelectedText): void {
  const { value: last } = field
  const { start, end } = commonEnds(last, next.text)
  if (last !== next.text) {
    field.setSelectionRange(start, last.length - end)
    const put = next.text.slice(start, next.text.length - end)
    document.execCommand(put === '' ? 'delete' : 'insertText', false, put)
  }
  field.setSelectionRange(next.start, next.end)
}
