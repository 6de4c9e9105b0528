import { lazyComponent } from '../../../ui/page/lazy.tsx'

/** Loaded only when it's needed, since it contains every sign-in method. */
export const LazyIdentityDialog = lazyComponent(
  () => import('./IdentityDialog.tsx'),
  'IdentityDialog',
)
