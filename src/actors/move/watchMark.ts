import { followPhase } from '../../device/followPhase.ts'
import type { WatchMark } from '../../machines/moveEvents.ts'

export const watchMark: WatchMark = ({ input: { guestUid }, sendBack }) =>
  followPhase(guestUid, {
    changed: (phase) => sendBack({ type: 'mark.changed', phase }),
    gone: (phase) => sendBack({ type: 'mark.gone', phase }),
  })
