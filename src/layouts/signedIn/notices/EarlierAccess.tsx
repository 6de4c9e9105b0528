import { Link } from 'wouter'
import { useStore } from 'zustand'
import { paths } from '../../../paths.ts'
import { dismissEarlierAccess, earlierAccessStore } from '../../../stores/earlierAccessStore.ts'
import { methodsNoticeText } from '../../../text/security/methodsNoticeText.ts'
import { Notice } from '../../../ui/notice/Notice.tsx'

/** Says what was ended when the account's address was first verified. */
export function EarlierAccess({ uid }: { uid: string }) {
  const { ended } = useStore(earlierAccessStore)
  return (
    <output>
      {ended?.uid === uid && (
        <Notice tone="calm">
          <span>
            {ended.hasEndedPassword
              ? methodsNoticeText.earlierPassword
              : methodsNoticeText.earlierSessions}
          </span>
          <Link href={paths.security} onClick={dismissEarlierAccess}>
            {methodsNoticeText.review}
          </Link>
          <button type="button" onClick={dismissEarlierAccess}>
            {methodsNoticeText.dismiss}
          </button>
        </Notice>
      )}
    </output>
  )
}
