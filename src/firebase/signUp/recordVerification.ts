/** Records that the account's address is verified, with code that is loaded when first needed. Never rejects. */
export function recordVerification(): void {
  import('../security/settleSignIn.ts').then((part) => part.settleSignIn()).catch(() => null)
}
