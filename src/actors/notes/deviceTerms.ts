import { agreeOn } from '../../device/notebooks.ts'
import { ownDevice } from '../../stores/ownDeviceStore.ts'
import { isSharedComputer } from '../../stores/isSharedComputer.ts'

/** Tells the device what the person has said about it, and where their key lies. */
export function agreeOnDevice(): void {
  agreeOn({
    isShared: isSharedComputer,
    isOwn: (uid) => ownDevice(uid) === 'yes',
    fetchKey: async (uid) => {
      if (!navigator.onLine) throw new Error('The browser is offline.')
      const { outboxKey } = await import('../../firebase/notes/outboxKey.ts')
      return outboxKey(uid)
    },
  })
}
