/** A sign-in page built with another library, following its own documentation. */
export type PeerPage = {
  name: string
  /** Its packages in the exact versions measured. They aren't dependencies of this project. */
  packages: Readonly<Record<string, string>>
  /** Its only module, as text, because its imports don't exist until it is built. */
  source: string
}

const firebase = { firebase: '12.19.0' }
const react = { react: '19.3.1', 'react-dom': '19.3.1' }

const project = `{
  apiKey: 'example-api-key',
  authDomain: 'example-project.firebaseapp.com',
  projectId: 'example-project',
  appId: '1:123456789012:web:0123456789abcdef',
}`

const form = `
function SignIn({ auth }) {
  const submit = (data) => signInWithEmailAndPassword(auth, data.get('email'), data.get('password'))
  return (
    <form action={(data) => void submit(data).catch(() => undefined)}>
      <label>Email <input type="email" name="email" autoComplete="username" /></label>
      <label>Password <input type="password" name="password" autoComplete="current-password" /></label>
      <button>Sign in</button>
    </form>
  )
}`

export const firebaseUi7: PeerPage = {
  name: 'FirebaseUI 7, minimal',
  packages: {
    ...firebase,
    ...react,
    '@firebase-oss/ui-core': '7.0.2-beta',
    '@firebase-oss/ui-react': '7.0.2-beta',
    '@firebase-oss/ui-styles': '7.0.2-beta',
  },
  source: `
import { initializeUI } from '@firebase-oss/ui-core'
import { FirebaseUIProvider, SignInAuthScreen } from '@firebase-oss/ui-react'
import '@firebase-oss/ui-styles/dist.min.css'
import { initializeApp } from 'firebase/app'
import { createRoot } from 'react-dom/client'

const ui = initializeUI({ app: initializeApp(${project}) })
createRoot(document.getElementById('root')).render(
  <FirebaseUIProvider ui={ui}><SignInAuthScreen /></FirebaseUIProvider>,
)`,
}

const firebaseUi6: PeerPage = {
  name: 'FirebaseUI 6',
  packages: { ...firebase, firebaseui: '6.1.0' },
  source: `
import firebase from 'firebase/compat/app'
import 'firebase/compat/auth'
import { auth } from 'firebaseui'
import 'firebaseui/dist/firebaseui.css'

firebase.initializeApp(${project})
new auth.AuthUI(firebase.auth()).start('#root', {
  signInOptions: [firebase.auth.EmailAuthProvider.PROVIDER_ID],
})`,
}

const reactFire: PeerPage = {
  name: 'ReactFire, starter',
  packages: { ...firebase, ...react, reactfire: '4.2.6' },
  source: `
import { getAuth, signInWithEmailAndPassword } from 'firebase/auth'
import { createRoot } from 'react-dom/client'
import { AuthProvider, FirebaseAppProvider, useFirebaseApp, useSigninCheck } from 'reactfire'
${form}
function Door({ auth }) {
  const { status, data } = useSigninCheck()
  if (status === 'loading') return <p>Loading…</p>
  return data.signedIn ? <p>Signed in</p> : <SignIn auth={auth} />
}
function Services() {
  const auth = getAuth(useFirebaseApp())
  return <AuthProvider sdk={auth}><Door auth={auth} /></AuthProvider>
}
createRoot(document.getElementById('root')).render(
  <FirebaseAppProvider firebaseConfig={${project}}><Services /></FirebaseAppProvider>,
)`,
}

const oneBundle: PeerPage = {
  name: 'getAuth with Firestore',
  packages: { ...firebase, ...react },
  source: `
import { initializeApp } from 'firebase/app'
import { getAuth, onAuthStateChanged, signInWithEmailAndPassword } from 'firebase/auth'
import { collection, getFirestore, onSnapshot } from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const app = initializeApp(${project})
const auth = getAuth(app)
const firestore = getFirestore(app)
${form}
function Notes({ uid }) {
  const [notes, setNotes] = useState([])
  useEffect(() => onSnapshot(collection(firestore, 'users', uid, 'notes'), ({ docs }) => setNotes(docs)), [uid])
  return <ul>{notes.map((note) => <li key={note.id}>{note.get('title')}</li>)}</ul>
}
function Door() {
  const [user, setUser] = useState(undefined)
  useEffect(() => onAuthStateChanged(auth, setUser), [])
  if (user === undefined) return <p>Loading…</p>
  return user ? <Notes uid={user.uid} /> : <SignIn auth={auth} />
}
createRoot(document.getElementById('root')).render(<Door />)`,
}

export const peerPages: readonly PeerPage[] = [firebaseUi7, firebaseUi6, reactFire, oneBundle]

/** The versions of all packages, in readable form. */
export function versionsOf(pages: readonly PeerPage[]): string {
  const packages = pages.flatMap((page) => Object.entries(page.packages))
  return [...new Set(packages.map(([name, version]) => `${name} ${version}`))].sort().join(', ')
}
