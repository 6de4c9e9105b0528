import { useStore } from 'zustand'
import { formatMoment } from '../../domain/format.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { useAuthSelector, useUser } from '../../providers/AuthProvider.tsx'
import { useSignOut } from '../../providers/SignOutProvider.tsx'
import { sharedComputerStore } from '../../stores/sharedComputerStore.ts'
import { accountText } from '../../text/account/accountText.ts'
import { appText } from '../../text/shared/appText.ts'
import { requiredComponent } from '../../ui/page/lazy.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { AccountRow, EmptyValue } from '../account/AccountRow.tsx'
import { AccountSection } from '../account/AccountSection.tsx'

const ProductDeviceRows = requiredComponent(
  async () => ({ Rows: await currentProduct().DeviceRows() }),
  'Rows',
)

const SignedInDevices = requiredComponent(() => import('./SignedInDevices.tsx'), 'SignedInDevices')

/** The devices where the person is signed in, and how to sign out of them. */
export function DevicesView() {
  const { uid, isAnonymous, metadata } = useUser()
  const persistenceProblem = useAuthSelector(({ context }) => context.persistenceProblem)
  const { isShared } = useStore(sharedComputerStore)
  const { signOut, isSigningOut } = useSignOut()
  const { lastSignInTime } = metadata
  const since = lastSignInTime && accountText.since(formatMoment(Date.parse(lastSignInTime)))
  return (
    <>
      <PageHeading title={accountText.devices} lead={accountText.devicesLead} />
      <AccountSection id="device" heading={accountText.device}>
        <AccountRow
          label={accountText.signedIn}
          value={since ?? <EmptyValue />}
          action={{
            label: isSigningOut ? appText.signingOut : appText.signOut,
            isBusy: isSigningOut,
            onClick: signOut,
          }}
        />
        <AccountRow
          label={accountText.sessionDuration}
          value={
            isShared
              ? accountText.keptAsShared
              : persistenceProblem
                ? accountText.keptInTab
                : accountText.keptHere
          }
        />
        <ProductDeviceRows uid={uid} />
      </AccountSection>
      {!isAnonymous && <SignedInDevices />}
    </>
  )
}
