/** The response of a project without a password policy: six characters, not enforced. */
export const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: 6 },
  schemaVersion: 1,
  allowedNonAlphanumericCharacters: '^$*.[]{}()?"!@#%&/\\,><\':;|_~'.split(''),
  enforcementState: 'OFF',
}
