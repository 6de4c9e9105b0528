import { useState } from 'react'
import { initialsOf } from '../domain/initials.ts'
import { showablePicture } from '../domain/picture.ts'
import type { User } from '../domain/user.ts'
import styles from './Avatar.module.css'
import { PersonIcon } from './personIcon.tsx'

type AvatarProps = {
  user: Pick<User, 'displayName' | 'email' | 'photoURL'>
  size?: 'small' | 'large'
}

/** The person's picture where it may be shown and can be fetched; else their initials. */
export function Avatar({ user, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const picture = showablePicture(user.photoURL, location.origin)
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {picture !== null && picture !== broken ? (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />
      ) : (
        initialsOf(user) || <PersonIcon />
      )}
    </span>
  )
}
