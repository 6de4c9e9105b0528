import { Suspense, type ComponentProps } from 'react'
import { lazyComponent } from '../../lazy.tsx'
import type { PhoneEditor } from './PhoneEditor.tsx'
import { pictureText } from '../../text/accountText.ts'
import { AccountRow } from './AccountRow.tsx'
import { CurrentPicture } from './CurrentPicture.tsx'
import type { PictureRow } from './PictureRow.tsx'
import type { TotpEnrollment } from './TotpEnrollment.tsx'

const LoadedPhone =
  __METHODS__.phone || __METHODS__.sms
    ? lazyComponent(() => import('./PhoneEditor.tsx'), 'PhoneEditor')
    : Nothing
const LoadedTotp = __METHODS__.totp
  ? lazyComponent(() => import('./TotpEnrollment.tsx'), 'TotpEnrollment')
  : Nothing
const LoadedPicture = lazyComponent(() => import('./PictureRow.tsx'), 'PictureRow')

/** Proves a phone number; comes after the account center, which most people only look at. */
export function LazyPhoneEditor(props: ComponentProps<typeof PhoneEditor>) {
  return (
    <Suspense>
      <LoadedPhone {...props} />
    </Suspense>
  )
}

/** Sets up an authenticator app; comes after the account center, too. */
export function LazyTotpEnrollment(props: ComponentProps<typeof TotpEnrollment>) {
  return (
    <Suspense>
      <LoadedTotp {...props} />
    </Suspense>
  )
}

/** The picture, and what changes it; until that has come, there is nothing to do with it. */
export function LazyPictureRow(props: ComponentProps<typeof PictureRow>) {
  const value = <CurrentPicture user={props.user} />
  return (
    <Suspense fallback={<AccountRow label={pictureText.label} value={value} />}>
      <LoadedPicture {...props} />
    </Suspense>
  )
}

/** Of a method that is off. */
function Nothing() {
  return null
}
