import { Suspense, type ComponentProps } from 'react'
import { lazyComponent } from '../../lazy.tsx'
import type { PhoneEditor as Phone } from './PhoneEditor.tsx'
import { pictureText } from '../../text/accountText.ts'
import { AccountRow } from './AccountRow.tsx'
import { CurrentPicture } from './CurrentPicture.tsx'
import type { PictureRow as Picture } from './PictureRow.tsx'
import type { TotpEnrollment as Totp } from './TotpEnrollment.tsx'

const LazyPhone = lazyComponent(() => import('./PhoneEditor.tsx'), 'PhoneEditor')
const LazyTotp = lazyComponent(() => import('./TotpEnrollment.tsx'), 'TotpEnrollment')
const LazyPicture = lazyComponent(() => import('./PictureRow.tsx'), 'PictureRow')

/** Proves a phone number; comes after the account center, which most people only look at. */
export function PhoneEditor(props: ComponentProps<typeof Phone>) {
  return (
    <Suspense>
      <LazyPhone {...props} />
    </Suspense>
  )
}

/** Sets up an authenticator app; comes after the account center, too. */
export function TotpEnrollment(props: ComponentProps<typeof Totp>) {
  return (
    <Suspense>
      <LazyTotp {...props} />
    </Suspense>
  )
}

/** The picture, and what changes it; until that has come, there is nothing to do with it. */
export function PictureRow(props: ComponentProps<typeof Picture>) {
  const value = <CurrentPicture user={props.user} />
  return (
    <Suspense fallback={<AccountRow label={pictureText.label} value={value} />}>
      <LazyPicture {...props} />
    </Suspense>
  )
}
