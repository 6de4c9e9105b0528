import { Suspense } from 'react'
import { lazyComponent } from '../../lazy.tsx'
import type { IdentityDialogProps } from './IdentityDialog.tsx'

const IdentityDialog = lazyComponent(() => import('./IdentityDialog.tsx'), 'IdentityDialog')

/** Asks who is there; it carries every way to show it, and so comes after the page that may need it. */
export function ConfirmIdentityDialog(props: IdentityDialogProps) {
  return (
    <Suspense>
      <IdentityDialog {...props} />
    </Suspense>
  )
}
