import { storedPictureOf, safePictureUrl } from '../../../domain/account/picture.ts'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import type { User } from '../../../domain/session/user.ts'
import { Avatar } from '../../../layouts/signedIn/Avatar.tsx'
import { pictureText } from '../../../text/account/pictureText.ts'
import { EmptyValue } from '../AccountRow.tsx'

/** The account's picture, or why it isn't shown. */
export function CurrentPicture({ user }: { user: User }) {
  if (user.photoURL === null) return <EmptyValue />
  const isOwn = storedPictureOf(user, configuration.firebase.storageBucket) !== null
  const isShown = isOwn || safePictureUrl(user.photoURL, location.origin) !== null
  return isShown ? <Avatar user={user} size="large" /> : pictureText.hidden
}
