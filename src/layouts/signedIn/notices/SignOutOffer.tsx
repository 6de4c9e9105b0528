import { Link } from 'wouter'
import { useStore } from 'zustand'
import { paths } from '../../../paths.ts'
import { dropSignOutOffer, signOutOfferStore } from '../../../stores/signOutOfferStore.ts'
import { methodsNoticeText } from '../../../text/security/methodsNoticeText.ts'
import { Notice } from '../../../ui/notice/Notice.tsx'

/** Offers to sign out all other devices after a change of the email, phone, sign-in methods, or factors. */
export function SignOutOffer({ uid }: { uid: string }) {
  const isOffered = useStore(signOutOfferStore, (offer) => offer.uid === uid)
  return (
    <output>
      {isOffered && (
        <Notice tone="calm">
          <span>{methodsNoticeText.changed}</span>
          <Link href={paths.devices} onClick={dropSignOutOffer}>
            {methodsNoticeText.otherDevices}
          </Link>
          <button type="button" onClick={dropSignOutOffer}>
            {methodsNoticeText.dismiss}
          </button>
        </Notice>
      )}
    </output>
  )
}
