import { Suspense, type ComponentProps } from 'react'
import { late } from '../../late.tsx'
import type { PhoneEditor as Phone } from './PhoneEditor.tsx'
import type { PictureCrop as Crop } from './picture/PictureCrop.tsx'
import type { TotpEnrolment as Totp } from './TotpEnrolment.tsx'

const LatePhone = late(() => import('./PhoneEditor.tsx'), 'PhoneEditor')
const LateTotp = late(() => import('./TotpEnrolment.tsx'), 'TotpEnrolment')
const LateCrop = late(() => import('./picture/PictureCrop.tsx'), 'PictureCrop')

/** Proves a phone number; comes after the account centre, which most people only look at. */
export function PhoneEditor(props: ComponentProps<typeof Phone>) {
  return (
    <Suspense>
      <LatePhone {...props} />
    </Suspense>
  )
}

/** Sets up an authenticator app; comes after the account centre, too. */
export function TotpEnrolment(props: ComponentProps<typeof Totp>) {
  return (
    <Suspense>
      <LateTotp {...props} />
    </Suspense>
  )
}

/** Shows which part of a picture is kept; comes once there is one. */
export function PictureCrop(props: ComponentProps<typeof Crop>) {
  return (
    <Suspense>
      <LateCrop {...props} />
    </Suspense>
  )
}
