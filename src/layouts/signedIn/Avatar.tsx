import { useState } from 'react'
import { initialsOf } from '../../domain/account/initials.ts'
import { storedPictureOf, safePictureUrl } from '../../domain/account/picture.ts'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import type { User } from '../../domain/session/user.ts'
import { PersonIcon } from '../../ui/icon/methodIcons.tsx'
import { StoredPicture } from './StoredPicture.tsx'
import styles from './Avatar.module.css'

type AvatarProps = {
  user: Pick<User, 'uid' | 'displayName' | 'email' | 'photoURL'>
  size?: 'small' | 'large'
}

/** The person's picture if it's allowed and loads; otherwise their initials. */
export function Avatar({ user, size = 'small' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      <Picture user={user} />
    </span>
  )
}

function Picture({ user }: Pick<AvatarProps, 'user'>) {
  const [broken, setBroken] = useState<string | null>(null)
  const initials = initialsOf(user) || <PersonIcon />
  const fileId = storedPictureOf(user, configuration.firebase.storageBucket)
  const address = safePictureUrl(user.photoURL, location.origin)
  if (fileId !== null) {
    return (
      <StoredPicture uid={user.uid} fileId={fileId}>
        {initials}
      </StoredPicture>
    )
  }
  if (address === null || address === broken) return initials
  return (
    <img src={address} alt="" referrerPolicy="no-referrer" onError={() => setBroken(address)} />
  )
}
