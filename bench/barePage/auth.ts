import { initializeApp } from 'firebase/app'
import {
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'

const app = initializeApp({
  apiKey: 'example-api-key',
  authDomain: 'example-project.firebaseapp.com',
  projectId: 'example-project',
  appId: '1:123456789012:web:0123456789abcdef',
})

export const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence })

export type Credentials = {
  email: string
  password: string
}

export const operations = {
  signIn: ({ email, password }: Credentials) => signInWithEmailAndPassword(auth, email, password),
  signUp: ({ email, password }: Credentials) =>
    createUserWithEmailAndPassword(auth, email, password),
  reset: ({ email }: Credentials) => sendPasswordResetEmail(auth, email),
  signOut: () => signOut(auth),
}

export type Operation = keyof typeof operations
