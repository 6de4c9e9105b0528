import { Suspense, type ComponentProps } from 'react'
import { lazyComponent } from '../../startup/lazy.tsx'
import type { Passkeys } from '../security/Passkeys.tsx'
import type { PhoneEditor } from './PhoneEditor.tsx'
import { pictureText } from '../../text/account/pictureText.ts'
import { AccountRow } from './AccountRow.tsx'
import { CurrentPicture } from './picture/CurrentPicture.tsx'
import type { PictureRow } from './picture/PictureRow.tsx'
import type { TotpEnrollment } from '../security/TotpEnrollment.tsx'

const LoadedPhone =
  __METHODS__.phone || __METHODS__.sms
    ? lazyComponent(() => import('./PhoneEditor.tsx'), 'PhoneEditor')
    : Nothing
const LoadedTotp = __METHODS__.totp
  ? lazyComponent(() => import('../security/TotpEnrollment.tsx'), 'TotpEnrollment')
  : Nothing
const LoadedPasskeys = __METHODS__.passkeys
  ? lazyComponent(() => import('../security/Passkeys.tsx'), 'Passkeys')
  : Nothing
const LoadedAnswers = __SIGN_UP__.profile
  ? lazyComponent(() => import('./AnswersSection.tsx'), 'AnswersSection')
  : Nothing
const LoadedPicture = lazyComponent(() => import('./picture/PictureRow.tsx'), 'PictureRow')

/** `PhoneEditor`, loaded only when it's opened. */
export function LazyPhoneEditor(props: ComponentProps<typeof PhoneEditor>) {
  return (
    <Suspense>
      <LoadedPhone {...props} />
    </Suspense>
  )
}

/** `AnswersSection`, loaded together with the database. */
export function LazyAnswersSection() {
  return (
    <Suspense>
      <LoadedAnswers />
    </Suspense>
  )
}

/** The account's passkeys, and the form that adds one. */
export function LazyPasskeys(props: ComponentProps<typeof Passkeys>) {
  return (
    <Suspense>
      <LoadedPasskeys {...props} />
    </Suspense>
  )
}

/** `TotpEnrollment`, loaded only when it's opened. */
export function LazyTotpEnrollment(props: ComponentProps<typeof TotpEnrollment>) {
  return (
    <Suspense>
      <LoadedTotp {...props} />
    </Suspense>
  )
}

/** `PictureRow`, loaded after the page. Until then, the picture has no actions. */
export function LazyPictureRow(props: ComponentProps<typeof PictureRow>) {
  const value = <CurrentPicture user={props.user} />
  return (
    <Suspense fallback={<AccountRow label={pictureText.label} value={value} />}>
      <LoadedPicture {...props} />
    </Suspense>
  )
}

/** Replaces a method that is turned off. */
function Nothing() {
  return null
}
