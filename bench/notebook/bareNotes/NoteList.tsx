import { useMachine } from '@xstate/react'
import { useTheme } from '#bench/barePage/themeStore.ts'
import { listMachine } from './listMachine.ts'

/** The newest notes, read-only. */
export function NoteList({ uid }: { uid: string }) {
  const [{ context }] = useMachine(listMachine, { input: { uid } })
  const { mode, toggle } = useTheme()
  return (
    <>
      <button type="button" onClick={toggle}>
        {mode}
      </button>
      <ul>
        {context.notes.map(({ id, title, body }) => (
          <li key={id}>
            <a href={`/notes/${id}`}>{title}</a> {body.slice(0, 100)}
          </li>
        ))}
      </ul>
    </>
  )
}
