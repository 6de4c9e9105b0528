import type { User as FirebaseUser } from 'firebase/auth'
import type { User } from '../../domain/session/user.ts'

/** Returns a plain snapshot of the SDK's live user. */
export function toUser(user: FirebaseUser): User {
  return {
    uid: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoURL: user.photoURL,
    phoneNumber: user.phoneNumber,
    isAnonymous: user.isAnonymous,
    tenantId: user.tenantId,
    providerData: user.providerData.map((provider) => ({
      providerId: provider.providerId,
      uid: provider.uid,
      displayName: provider.displayName,
      email: provider.email,
      phoneNumber: provider.phoneNumber,
      photoURL: provider.photoURL,
    })),
    metadata: {
      creationTime: user.metadata.creationTime ?? null,
      lastSignInTime: user.metadata.lastSignInTime ?? null,
    },
  }
}

/** Returns whether an account can be signed in to with a password or an emailed link. */
export function hasEmailSignIn({ providerData }: FirebaseUser): boolean {
  return providerData.some(({ providerId }) => providerId === 'password')
}
