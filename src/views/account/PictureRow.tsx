import { pictureFlow } from '../../actors/account/pictureFlow.ts'
import { showablePicture } from '../../domain/picture.ts'
import type { User } from '../../domain/user.ts'
import { accountText } from '../../text/accountText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import { NoneYet } from './NoneYet.tsx'

type PictureRowProps = { user: User; flow?: typeof pictureFlow }

export function PictureRow({ user, flow = pictureFlow }: PictureRowProps) {
  return (
    <ChangeRow
      flow={flow}
      label={accountText.picture}
      value={<CurrentPicture user={user} />}
      action={user.photoURL === null ? accountText.add : accountText.change}
      pendingAction={accountText.toChangePicture}
      hint={accountText.pictureHint}
      read={(valueOf) => valueOf('picture').trim()}
      renderFields={(failure) => (
        <TextField
          id="picture"
          label={accountText.pictureAddress}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_000}
          defaultValue={user.photoURL ?? ''}
          objection={objectionTo}
          failure={failure}
        />
      )}
    />
  )
}

function CurrentPicture({ user }: { user: User }) {
  if (user.photoURL === null) return <NoneYet />
  if (isShowable(user.photoURL)) return <Avatar user={user} size="large" />
  return accountText.pictureHidden
}

function objectionTo(address: string): string {
  const typed = address.trim()
  return typed === '' || isShowable(typed) ? '' : accountText.pictureRefused
}

function isShowable(address: string): boolean {
  return showablePicture(address, location.origin) !== null
}
