import { useEffect, useState, type ReactNode } from 'react'
import { watchPicture } from '../../firebase/account/storedPictures.ts'

type StoredPictureProps = {
  uid: string
  fileId: string
  /** Shown until the picture loads, or if it can't. */
  children: ReactNode
}

/** The picture that the person uploaded to this app. */
export function StoredPicture({ uid, fileId, children }: StoredPictureProps) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => watchPicture(uid, fileId, setAddress), [uid, fileId])
  if (address === null) return children
  return <img src={address} alt="" onError={() => setAddress(null)} />
}
