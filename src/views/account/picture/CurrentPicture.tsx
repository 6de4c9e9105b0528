import { configuration } from '../../../domain/configuration/configured.ts'
import { ownPictureOf, showablePicture } from '../../../domain/account/picture.ts'
import type { User } from '../../../domain/session/user.ts'
import { pictureText } from '../../../text/account/pictureText.ts'
import { Avatar } from '../../../ui/picture/Avatar.tsx'
import { NoneYet } from '../NoneYet.tsx'

/** The account's picture, or why it isn't shown. */
export function CurrentPicture({ user }: { user: User }) {
  if (user.photoURL === null) return <NoneYet />
  const isOwn = ownPictureOf(user, configuration.firebase.storageBucket) !== null
  const isShown = isOwn || showablePicture(user.photoURL, location.origin) !== null
  return isShown ? <Avatar user={user} size="large" /> : pictureText.hidden
}
