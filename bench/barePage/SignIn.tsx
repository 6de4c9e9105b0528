import { useMachine } from '@xstate/react'
import { operations } from './auth.ts'
import type { Operation } from './auth.ts'
import { formMachine } from './formMachine.ts'
import { useTheme } from './themeStore.ts'

/** An unstyled form with the functions of the app's sign-in page. */
export function SignIn() {
  const [snapshot, send] = useMachine(formMachine)
  const { mode, toggle } = useTheme()

  const submit = (form: FormData): void => {
    const operation = text(form, 'operation')
    if (!isOperation(operation)) return
    const credentials = { email: text(form, 'email'), password: text(form, 'password') }
    send({ type: 'submit', operation, credentials })
  }

  return (
    <form action={submit}>
      <label>
        Email <input type="email" name="email" autoComplete="username" />
      </label>
      <label>
        Password <input type="password" name="password" autoComplete="current-password" />
      </label>
      {Object.keys(operations).map((operation) => (
        <button key={operation} name="operation" value={operation}>
          {operation}
        </button>
      ))}
      <button type="button" onClick={toggle}>
        {mode}
      </button>
      <output>{snapshot.value}</output>
    </form>
  )
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function isOperation(name: string): name is Operation {
  return name in operations
}
