import type { SnapshotFrom } from 'xstate'
import { emailPattern } from '../../domain/email.ts'
import type { mailRequestMachine } from '../../machines/mailRequestMachine.ts'
import { emailChangeText } from '../../text/accountText.ts'
import { TextField } from '../../ui/TextField.tsx'
import { AccountEditor } from './AccountEditor.tsx'

type EmailChangeFormProps = {
  snapshot: SnapshotFrom<typeof mailRequestMachine>
  current: string
  onSubmit: (email: string) => void
  onClose: () => void
}

export function EmailChangeForm({ snapshot, current, onSubmit, onClose }: EmailChangeFormProps) {
  const { email, failure, coolDownEndsAt } = snapshot.context
  return (
    <AccountEditor
      hint={emailChangeText.hint}
      submit={emailChangeText.submit}
      submitting={emailChangeText.submitting}
      failure={failure}
      isBusy={snapshot.hasTag('busy')}
      coolDownEndsAt={coolDownEndsAt}
      onSubmit={(valueOf) => onSubmit(valueOf('new-email'))}
      onClose={onClose}
    >
      <TextField
        id="new-email"
        label={emailChangeText.field}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        pattern={emailPattern}
        defaultValue={email}
        refusable="email"
        missing={emailChangeText.missing}
        objection={(typed) =>
          typed.toLowerCase() === current.toLowerCase() ? emailChangeText.same : ''
        }
        failure={failure}
      />
    </AccountEditor>
  )
}
