import { useSelector } from '@xstate/react'
import type { Components } from 'hast-util-to-jsx-runtime'
import {
  createContext,
  use,
  useMemo,
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { taskAt, textOfItem } from '../domain/markdown/tasks.ts'
import type { NoteActor } from '../firebase/notes/noteLogic.ts'
import { noteText } from '../text/noteText.ts'
import { undoDirectionOf } from './NoteField.tsx'

type Tasks = {
  actor: NoteActor
  /** The text field; `null` if the note is read-only. */
  textArea: RefObject<HTMLTextAreaElement | null> | null
}

type Item = { start: number; text: string }

/** The note whose tasks can be checked off in the preview. */
export const TasksContext = createContext<Tasks | null>(null)

const ListItemContext = createContext<Item | null>(null)

/** A list item that tells its check box where it is in the text. */
export const ListItem: Components['li'] = ({ node, children, ...rest }) => {
  const start = node?.position?.start.offset
  const item = useMemo(
    () => (node && start !== undefined ? { start, text: textOfItem(node) } : null),
    [node, start],
  )
  return (
    <ListItemContext value={item}>
      <li {...rest}>{children}</li>
    </ListItemContext>
  )
}

/** A task's check box. Checking it changes the note's text. */
export function TaskBox({ checked }: Pick<ComponentProps<'input'>, 'checked'>) {
  const tasks = use(TasksContext)
  const item = use(ListItemContext)
  if (tasks && item) return <EditableTaskBox {...tasks} {...item} />
  return <input type="checkbox" checked={checked === true} disabled />
}

function EditableTaskBox({ actor, textArea, start, text }: Tasks & Item) {
  const body = useSelector(actor, ({ context }) => context.content.body)
  const task = taskAt(body, start)
  const toggle = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (task && textArea?.current)
      replaceCharacter(textArea.current, indexInField(body, task.place), task.isDone ? ' ' : 'x')
    // Safari doesn't focus what is clicked, and keyboard undo would have no target.
    currentTarget.focus()
  }
  const step = (event: KeyboardEvent) => {
    const direction = undoDirectionOf(event.nativeEvent)
    if (!direction || textArea === null) return
    event.preventDefault()
    actor.send({ type: 'draft.undoStep', field: 'body', direction })
  }
  return (
    <input
      type="checkbox"
      checked={task?.isDone === true}
      disabled={!task || textArea === null}
      aria-label={text || noteText.task}
      onChange={toggle}
      onKeyDown={step}
    />
  )
}

/** Text fields normalize line breaks to one character. */
function indexInField(text: string, place: number): number {
  return text.slice(0, place).replaceAll('\r\n', '\n').length
}

/** Replaces a character and fires an input event, as typing does. The field may be hidden. */
function replaceCharacter(field: HTMLTextAreaElement, place: number, character: string): void {
  field.setRangeText(character, place, place + 1, 'end')
  const inputType = 'insertReplacementText'
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
}
