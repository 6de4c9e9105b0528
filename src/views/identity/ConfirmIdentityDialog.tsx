import { Suspense } from 'react'
import { lazyComponent } from '../../lazy.tsx'
import type { IdentityDialogProps } from './IdentityDialog.tsx'

const IdentityDialog = lazyComponent(() => import('./IdentityDialog.tsx'), 'IdentityDialog')

/** `IdentityDialog`, loaded only when it's needed, since it contains every sign-in method. */
export function ConfirmIdentityDialog(props: IdentityDialogProps) {
  return (
    <Suspense>
      <IdentityDialog {...props} />
    </Suspense>
  )
}
