import type { User } from '#src/domain/session/user.ts'

/** A user with a value in every field. */
export const ada: User = {
  uid: 'ada-1815',
  email: 'ada@example.com',
  emailVerified: true,
  displayName: 'Ada Lovelace',
  photoURL: 'https://example.com/ada.png',
  phoneNumber: '+441234567890',
  isAnonymous: false,
  tenantId: 'acme',
  providerData: [
    {
      providerId: 'password',
      uid: 'ada@example.com',
      displayName: null,
      email: 'ada@example.com',
      phoneNumber: null,
      photoURL: null,
    },
  ],
  metadata: {
    creationTime: 'Sat, 21 Nov 2026 10:00:00 GMT',
    lastSignInTime: 'Sat, 21 Nov 2026 11:30:00 GMT',
  },
}

/** Another user, with almost no values. */
export const nemo: User = {
  uid: 'nemo',
  email: null,
  emailVerified: false,
  displayName: null,
  photoURL: null,
  phoneNumber: null,
  isAnonymous: true,
  tenantId: null,
  providerData: [],
  metadata: { creationTime: null, lastSignInTime: null },
}
