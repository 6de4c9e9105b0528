/** Records that the account's address is verified, with code that is loaded when first needed. Never rejects. */
export function recordVerification(): void {
  import('../security/endEarlierAccess.ts')
    .then((part) => part.endEarlierAccess())
    .catch(() => null)
}
