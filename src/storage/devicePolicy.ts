/** What the app decides about this device: the encrypted storage knows neither stores nor accounts. */
export type DevicePolicy = {
  /** On a shared computer, nothing may be stored. */
  isShared: () => boolean
  /** On the user's own device, viewed data may be stored. */
  isOwn: (uid: string) => boolean
  /**
   * Returns the bytes of the person's key from their account. Rejects if the account can't be
   * reached.
   */
  fetchKey: (uid: string) => Promise<Uint8Array<ArrayBuffer>>
}
