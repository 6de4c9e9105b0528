import { useLayoutEffect, useRef, type ComponentProps, type InputEvent } from 'react'
import type { NoteActor } from '../actors/noteFlows.ts'
import { commonEnds } from '../domain/textMerge.ts'
import type { NotePart } from '../domain/noteEditor.ts'
import { growWithText } from './growWithText.ts'
import { hearUndo } from './undoKeys.ts'

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
