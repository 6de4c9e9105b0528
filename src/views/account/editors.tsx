import { Suspense, type ComponentProps } from 'react'
import { late } from '../../late.tsx'
import type { PhoneEditor as Phone } from './PhoneEditor.tsx'
import type { TotpEnrolment as Totp } from './TotpEnrolment.tsx'

const LatePhone = late(() => import('./PhoneEditor.tsx'), 'PhoneEditor')
const LateTotp = late(() => import('./TotpEnrolment.tsx'), 'TotpEnrolment')

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
