import { useEffect, useState, type ReactNode } from 'react'
import { initialsOf } from '../../domain/account/initials.ts'
import { storedPictureOf, safePictureUrl } from '../../domain/account/picture.ts'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import type { User } from '../../domain/session/user.ts'
import { watchPicture } from '../../firebase/account/storedPictures.ts'
import { PersonIcon } from '../../ui/icon/methodIcons.tsx'
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

type StoredPictureProps = {
  uid: string
  fileId: string
  /** Shown until the picture loads, or if it can't. */
  children: ReactNode
}

/** The picture that the person uploaded to this app. */
function StoredPicture({ uid, fileId, children }: StoredPictureProps) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => watchPicture(uid, fileId, setAddress), [uid, fileId])
  if (address === null) return children
  return <img src={address} alt="" onError={() => setAddress(null)} />
}
