import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type InputEvent,
  type RefObject,
} from 'react'
import { isComposingText } from '#src/ui/form/typing.ts'
import { commonEnds } from '../domain/diff/commonEnds.ts'
import { movedSelection } from '../domain/editor/fieldSelection.ts'
import type { EditorField } from '../domain/editor/noteEditor.ts'
import type { NoteActor } from '../firebase/notes/noteLogic.ts'

type NoteFieldProps = ComponentProps<'textarea'> & {
  actor: NoteActor
  textArea: RefObject<HTMLTextAreaElement | null>
  field: EditorField
  label: string
  /** Filters the typed text. */
  accept?: (text: string) => string
}

/**
 * A text field that isn't controlled by React, so that keystrokes cause no rendering. Its value is set only
 * when text comes from elsewhere, and never during input method composition.
 */
export function NoteField({ actor, textArea, field, label, accept, ...rest }: NoteFieldProps) {
  /** Before the latest input. */
  const lastText = useRef('')
  useLayoutEffect(() => {
    if (!textArea.current) return
    const element = textArea.current
    const grow = growWithText(element)
    let shown = -1
    const show = ({ context }: ReturnType<NoteActor['getSnapshot']>) => {
      if (context.isComposing || context.replacementCount === shown) return
      shown = context.replacementCount
      replaceText(element, context.content[field])
      lastText.current = element.value
      grow.fit()
    }
    show(actor.getSnapshot())
    const showing = actor.subscribe(show)
    const stopIntercepting = interceptUndo(element, (direction) => {
      const before = element.value
      actor.send({ type: 'draft.undoStep', field, direction })
      if (element.value === before) return
      const caret = element.value.length - commonEnds(before, element.value).end
      element.setSelectionRange(caret, caret)
    })
    return () => {
      showing.unsubscribe()
      stopIntercepting()
      grow.stop()
    }
  }, [actor, textArea, field])
  const change = (element: HTMLTextAreaElement, inputType: string) => {
    if (accept) replaceText(element, accept(element.value))
    const typed = { before: lastText.current, caret: element.selectionEnd, inputType }
    lastText.current = element.value
    actor.send({ type: 'draft.changed', change: { [field]: element.value }, typed })
  }
  const type = ({ currentTarget, nativeEvent }: InputEvent<HTMLTextAreaElement>) =>
    change(currentTarget, nativeEvent.inputType)
  return (
    <textarea
      ref={textArea}
      id={`note-${field}`}
      aria-label={label}
      autoComplete="off"
      data-autosaved
      onInput={type}
      onCompositionStart={() => actor.send({ type: 'composing.started' })}
      onCompositionEnd={({ currentTarget }) => {
        // Firefox fires the input event only after compositionend.
        if (currentTarget.value !== lastText.current) change(currentTarget, 'insertCompositionText')
        actor.send({ type: 'composing.ended' })
      }}
      {...rest}
    />
  )
}

/** Replaces a field's text and keeps the caret at the same words. */
function replaceText(field: HTMLTextAreaElement, next: string): void {
  const { value: last, selectionStart, selectionEnd, selectionDirection } = field
  if (last === next) return
  const { start, end } = commonEnds(last, next)
  const between = next.slice(start, next.length - end)
  field.setRangeText(between, start, last.length - end, 'preserve')
  // 'preserve' selects the whole replacement if the caret was inside the replaced text.
  const moved = movedSelection(last, field.value, { start: selectionStart, end: selectionEnd })
  field.setSelectionRange(moved.start, moved.end, selectionDirection)
}

type AutoGrow = {
  /** Call it after a script has replaced the text. */
  fit: () => void
  stop: () => void
}

const noAutoGrow: AutoGrow = { fit: () => undefined, stop: () => undefined }

/** Grows a field with its text in browsers without `field-sizing`. */
function growWithText(field: HTMLTextAreaElement): AutoGrow {
  if (CSS.supports('field-sizing', 'content')) return noAutoGrow
  let width = 0
  const fit = () => {
    const around = field.parentElement
    // Keeps scroll positions while the field shrinks for measuring.
    if (around) around.style.minHeight = `${around.offsetHeight}px`
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`
    if (around) around.style.minHeight = ''
  }
  const fitIfWidthChanged = () => {
    if (field.clientWidth === width) return
    width = field.clientWidth
    fit()
  }
  // Deferred, because changing sizes inside a ResizeObserver callback causes an error.
  const watching = new ResizeObserver(() => requestAnimationFrame(fitIfWidthChanged))
  field.style.overflowY = 'hidden'
  field.addEventListener('input', fit)
  watching.observe(field)
  return {
    fit,
    stop: () => {
      field.removeEventListener('input', fit)
      watching.disconnect()
    },
  }
}

type UndoDirection = 'undo' | 'redo'

const inputTypes: Readonly<Record<string, UndoDirection>> = {
  historyUndo: 'undo',
  historyRedo: 'redo',
}

/** Intercepts undo and redo, including the browser's menu. Returns a function that stops it. */
function interceptUndo(
  field: HTMLTextAreaElement,
  take: (direction: UndoDirection) => void,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const intercept = (event: Event, direction: UndoDirection | undefined) => {
    if (!direction || field.readOnly) return
    event.preventDefault()
    take(direction)
  }
  field.addEventListener('keydown', (event) => intercept(event, undoDirectionOf(event)), { signal })
  field.addEventListener('beforeinput', (event) => intercept(event, inputTypes[event.inputType]), {
    signal,
  })
  return () => listening.abort()
}

/** The direction in which a key steps through the note's changes, as in the field. */
export function undoDirectionOf(event: KeyboardEvent): UndoDirection | undefined {
  const { ctrlKey, metaKey, shiftKey, altKey, key } = event
  if (ctrlKey === metaKey || altKey || isComposingText(event)) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return ctrlKey && key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined
}
