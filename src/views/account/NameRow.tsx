import { nameFlow } from '../../actors/account/accountFlows.ts'
import type { User } from '../../domain/user.ts'
import { accountText } from '../../text/accountText.ts'
import { TextField } from '../../ui/TextField.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import { NoneYet } from './NoneYet.tsx'

const maxLength = 80

type NameRowProps = { user: User; flow?: typeof nameFlow }

/** The person's display name. */
export function NameRow({ user, flow = nameFlow }: NameRowProps) {
  return (
    <ChangeRow
      flow={flow}
      subject="name"
      label={accountText.name}
      value={user.displayName === null ? <NoneYet /> : <bdi>{user.displayName}</bdi>}
      action={user.displayName === null ? accountText.add : accountText.change}
      identityLead={accountText.toChangeName}
      hint={accountText.nameHint}
      read={(valueOf) => ({ typed: valueOf('name').trim() })}
      renderFields={(failure) => (
        <TextField
          id="name"
          label={accountText.name}
          autoComplete="name"
          defaultValue={user.displayName ?? ''}
          objection={(name) => (name.trim().length > maxLength ? accountText.nameTooLong : '')}
          failure={failure}
        />
      )}
    />
  )
}
