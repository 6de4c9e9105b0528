/** The app's decisions about this device: the encrypted storage knows neither stores nor accounts. */
export type DevicePolicy = {
  /** On a shared computer, nothing may be stored. */
  isShared: () => boolean
  /** On a device that the user trusts, viewed data may be stored. */
  isTrusted: (uid: string) => boolean
  /**
   * Returns the bytes of the person's key from their account. Rejects if the account can't be
   * reached.
   */
  fetchKey: (uid: string) => Promise<Uint8Array<ArrayBuffer>>
}
