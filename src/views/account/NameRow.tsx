import { signUpQuestions } from '../../domain/configuration/appConfiguration.ts'
import type { User } from '../../domain/session/user.ts'
import { maxNameLength, nameKey } from '../../domain/signUp/questions.ts'
import { nameChangeLogic } from '../../firebase/account/accountChanges.ts'
import { accountText } from '../../text/account/accountText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { EmptyValue } from './AccountRow.tsx'
import { ChangeRow } from './ChangeRow.tsx'

/** The person's display name, which they can remove unless sign-up requires one. */
export function NameRow({ user }: { user: User }) {
  const isRequired = !user.isAnonymous && isNameRequired()
  return (
    <ChangeRow
      logic={nameChangeLogic}
      label={accountText.name}
      value={user.displayName === null ? <EmptyValue /> : <bdi>{user.displayName}</bdi>}
      action={user.displayName === null ? actionText.add : actionText.change}
      confirmReason={accountText.confirmChangeName}
      hint={isRequired ? '' : accountText.nameHint}
      read={(valueOf) => ({ value: valueOf('name').trim() })}
      renderFields={(failure) => (
        <TextField
          id="name"
          label={accountText.name}
          autoComplete="name"
          defaultValue={user.displayName ?? ''}
          required={isRequired}
          missing={isRequired ? accountText.nameMissing : ''}
          validate={validateName}
          failure={failure}
        />
      )}
    />
  )
}

function isNameRequired(): boolean {
  return signUpQuestions.fields.some(({ key, required }) => key === nameKey && required)
}

function validateName(name: string): string {
  return name.trim().length > maxNameLength ? accountText.nameTooLong : ''
}
