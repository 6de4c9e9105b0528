/** What the rest of the app says about this device; the device itself knows neither stores nor accounts. */
export type DevicePolicy = {
  /** Others use it, too: nothing may lie on it. */
  isShared: () => boolean
  /** The person called it their own: what they have seen may lie on it. */
  isOwn: (uid: string) => boolean
  /** The bytes of the person's key, from their account. Rejects while it cannot be reached. */
  fetchKey: (uid: string) => Promise<Uint8Array<ArrayBuffer>>
}
