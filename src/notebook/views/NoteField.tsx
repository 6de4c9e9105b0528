import { useLayoutEffect, useRef, type ComponentProps, type InputEvent } from 'react'
import type { NoteActor } from '../actors/noteFlows.ts'
import type { NotePart } from '../domain/noteEditor.ts'
import { commonEnds } from '../domain/textMerge.ts'
import { isOfInputMethod } from '../../ui/keys.ts'

type NoteFieldProps = Omit<ComponentProps<'textarea'>, 'part'> & {
  actor: NoteActor
  part: NotePart
  label: string
  /** What of the typed text is taken. */
  accept?: (text: string) => string
}

/**
 * A text that the browser holds: a key costs no rendering, however long it is. It is written into only
 * where words come from somewhere else, and never while an input method holds some of its letters.
 */
export function NoteField({ actor, part, label, accept, ...rest }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (!field.current) return
    const text = field.current
    const grow = growWithText(text)
    let shown = -1
    const show = ({ context }: ReturnType<NoteActor['getSnapshot']>) => {
      if (context.takeovers === shown) return
      shown = context.takeovers
      replaceText(text, context.content[part])
      grow.fit()
    }
    show(actor.getSnapshot())
    const showing = actor.subscribe(show)
    const unhear = hearUndo(text, (way) => {
      const before = text.value
      actor.send({ type: 'draft.step', part, way })
      if (text.value === before) return
      const caret = text.value.length - commonEnds(before, text.value).end
      text.setSelectionRange(caret, caret)
    })
    return () => {
      showing.unsubscribe()
      unhear()
      grow.stop()
    }
  }, [actor, part])
  const change = (text: HTMLTextAreaElement, inputType: string) => {
    if (accept) replaceText(text, accept(text.value))
    const typed = { caret: text.selectionEnd, inputType }
    actor.send({ type: 'draft.changed', change: { [part]: text.value }, typed })
  }
  const type = ({ currentTarget, nativeEvent }: InputEvent<HTMLTextAreaElement>) =>
    change(currentTarget, nativeEvent.inputType)
  return (
    <textarea
      ref={field}
      id={`note-${part}`}
      aria-label={label}
      autoComplete="off"
      onInput={type}
      onCompositionStart={() => actor.send({ type: 'composing.begun' })}
      onCompositionEnd={({ currentTarget }) => {
        // Firefox tells of the letters only after this.
        if (currentTarget.value !== actor.getSnapshot().context.content[part]) {
          change(currentTarget, 'insertCompositionText')
        }
        actor.send({ type: 'composing.ended' })
      }}
      {...rest}
    />
  )
}

/** Makes a field say `next`, and leaves the caret at the words where it stood. */
function replaceText(field: HTMLTextAreaElement, next: string): void {
  const last = field.value
  if (last === next) return
  const { start, end } = commonEnds(last, next)
  const between = next.slice(start, next.length - end)
  field.setRangeText(between, start, last.length - end, 'preserve')
}

/** A field that is as high as its text. */
type Growing = {
  /** Has to be called when its text was replaced by a script. */
  fit: () => void
  stop: () => void
}

const nothingToDo: Growing = { fit: () => undefined, stop: () => undefined }

/** Keeps a field as high as its text where the browser does not do it by itself (`field-sizing`). */
function growWithText(field: HTMLTextAreaElement): Growing {
  if (CSS.supports('field-sizing', 'content')) return nothingToDo
  let width = 0
  const fit = () => {
    const around = field.parentElement
    // Whatever scrolls would jump if all around the field shrank while it is measured.
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
  // Not at once: a size that changes while sizes are reported is an error of its own.
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

type Way = 'undo' | 'redo'

const inputTypes: Readonly<Record<string, Way>> = { historyUndo: 'undo', historyRedo: 'redo' }

/**
 * Hears every way in which a person asks a field to take typing back or to bring it again, the browser's menu
 * among them, and keeps the browser from doing it. Returns what stops it.
 */
function hearUndo(field: HTMLTextAreaElement, take: (way: Way) => void): () => void {
  const hearing = new AbortController()
  const { signal } = hearing
  const answer = (event: Event, way: Way | undefined) => {
    if (!way || field.readOnly) return
    event.preventDefault()
    take(way)
  }
  field.addEventListener('keydown', (event) => answer(event, directionOfKey(event)), { signal })
  field.addEventListener('beforeinput', (event) => answer(event, inputTypes[event.inputType]), {
    signal,
  })
  return () => hearing.abort()
}

function directionOfKey(event: KeyboardEvent): Way | undefined {
  const { ctrlKey, metaKey, shiftKey, altKey, key } = event
  if (ctrlKey === metaKey || altKey || isOfInputMethod(event)) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return ctrlKey && key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined
}
