import { nameFlow } from '../../actors/account/accountFlows.ts'
import type { User } from '../../domain/user.ts'
import { accountText } from '../../text/accountText.ts'
import { TextField } from '../../ui/TextField.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import { NoneYet } from './NoneYet.tsx'

const longest = 80

type NameRowProps = { user: User; flow?: typeof nameFlow }

/** The name that the person goes by. */
export function NameRow({ user, flow = nameFlow }: NameRowProps) {
  return (
    <ChangeRow
      flow={flow}
      subject="name"
      label={accountText.name}
      value={user.displayName ?? <NoneYet />}
      action={user.displayName === null ? accountText.add : accountText.change}
      pendingAction={accountText.toChangeName}
      hint={accountText.nameHint}
      read={(valueOf) => valueOf('name').trim()}
      renderFields={(failure) => (
        <TextField
          id="name"
          label={accountText.name}
          autoComplete="name"
          defaultValue={user.displayName ?? ''}
          objection={(name) => (name.trim().length > longest ? accountText.nameTooLong : '')}
          failure={failure}
        />
      )}
    />
  )
}
