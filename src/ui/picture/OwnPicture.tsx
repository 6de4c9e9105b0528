import { useEffect, useState, type ReactNode } from 'react'
import { followPicture } from '../../firebase/account/ownPictures.ts'

export type OwnPictureProps = {
  uid: string
  fileId: string
  /** Shown until the picture loads, or if it can't. */
  children: ReactNode
}

/** The picture that the person uploaded to this app. */
export function OwnPicture({ uid, fileId, children }: OwnPictureProps) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => followPicture(uid, fileId, setAddress), [uid, fileId])
  if (address === null) return children
  return <img src={address} alt="" onError={() => setAddress(null)} />
}
