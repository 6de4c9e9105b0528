import { Link } from 'wouter'
import { useStore } from 'zustand'
import { paths } from '../../../paths.ts'
import {
  dismissEarlierAccess,
  earlierAccessStore,
  endedAccess,
} from '../../../stores/earlierAccessStore.ts'
import { methodsNoticeText } from '../../../text/security/methodsNoticeText.ts'
import { Notice } from '../../../ui/notice/Notice.tsx'

/** Shows what was ended when the account's address was first verified. */
export function EarlierAccessNotice({ uid }: { uid: string }) {
  const ended = useStore(earlierAccessStore, () => endedAccess(uid))
  const dismiss = () => dismissEarlierAccess(uid)
  return (
    <output>
      {ended && (
        <Notice tone="calm">
          <span>{sentences[ended]()}</span>
          <Link href={paths.security} onClick={dismiss}>
            {methodsNoticeText.review}
          </Link>
          <button type="button" onClick={dismiss}>
            {methodsNoticeText.dismiss}
          </button>
        </Notice>
      )}
    </output>
  )
}

const sentences = {
  sessions: () => methodsNoticeText.earlierSessions,
  password: () => methodsNoticeText.earlierPassword,
  passkeys: () => methodsNoticeText.earlierPasskeys,
  both: () => methodsNoticeText.earlierBoth,
}
