/** What a project answers that has set no password policy: six characters, and nothing enforced. */
export const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: 6 },
  schemaVersion: 1,
  allowedNonAlphanumericCharacters: '^$*.[]{}()?"!@#%&/\\,><\':;|_~'.split(''),
  enforcementState: 'OFF',
}
