import { configuration } from '../../../domain/configuration/appConfiguration.ts'

/** The address of Authentication, without a slash at the end. */
export function authServerUrl(): string {
  return __LOCAL__ && configuration.local
    ? `${configuration.local.auth}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com'
}

/** The address of Firestore, without a slash at the end. */
export function firestoreServerUrl(): string {
  return __LOCAL__ && configuration.local
    ? configuration.local.firestore
    : 'https://firestore.googleapis.com'
}
