import { useStore } from 'zustand'
import { hasProvider, type User } from '../../domain/user.ts'
import { useAuthSelector } from '../../providers/AuthProvider.tsx'
import { lazyComponent } from '../../lazy.tsx'
import { product } from '../../product.ts'
import { useSigningOut } from '../../providers/SignOutProvider.tsx'
import { sharedComputerStore } from '../../stores/sharedComputerStore.ts'
import { accountText } from '../../text/accountText.ts'
import { formatMoment } from '../../ui/formatMoment.ts'
import { AccountRow } from './AccountRow.tsx'
import { AccountSection } from './AccountSection.tsx'
import { NoneYet } from './NoneYet.tsx'

const DeviceRows = lazyComponent(async () => ({ Rows: await product.DeviceRows() }), 'Rows')

/** What this session is, and how to end it here and elsewhere. */
export function DeviceSection({ user }: { user: User }) {
  const remembered = useAuthSelector(({ context }) => context.remembered)
  const { isShared } = useStore(sharedComputerStore)
  const { leave, isSigningOut } = useSigningOut()
  const { lastSignInTime } = user.metadata
  const since = lastSignInTime && accountText.since(formatMoment(Date.parse(lastSignInTime)))
  const hasPassword = hasProvider(user, 'password')
  return (
    <AccountSection id="device" heading={accountText.device}>
      <AccountRow
        label={accountText.signedIn}
        value={since ?? <NoneYet />}
        action={{
          label: isSigningOut ? accountText.signingOut : accountText.signOut,
          busy: isSigningOut,
          onTake: leave,
        }}
      />
      <AccountRow
        label={accountText.kept}
        value={
          isShared
            ? accountText.keptAsShared
            : remembered
              ? accountText.keptHere
              : accountText.keptInTab
        }
      />
      <DeviceRows uid={user.uid} />
      <AccountRow
        label={accountText.elsewhere}
        value={hasPassword ? accountText.elsewhereExplained : accountText.elsewhereUnable}
        {...(user.email !== null && {
          action: {
            label: hasPassword ? accountText.changePassword : accountText.setPassword,
            fragment: 'password',
          },
        })}
      />
    </AccountSection>
  )
}
