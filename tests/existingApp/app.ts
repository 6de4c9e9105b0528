import { initializeApp, type FirebaseOptions } from 'firebase/app'
import {
  connectAuthEmulator,
  getAuth,
  onAuthStateChanged,
  signInAnonymously,
  signOut,
} from 'firebase/auth'
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  getFirestore,
  onSnapshot,
} from 'firebase/firestore'

/** Written into the code by `buildExistingApp`. */
declare const localFirebase: { options: FirebaseOptions; auth: string; firestore: string }

// An app that knows nothing of the door: only what Firebase's own guides show.
const app = initializeApp(localFirebase.options)
const auth = getAuth(app)
const db = getFirestore(app)
connectAuthEmulator(auth, localFirebase.auth, { disableWarnings: true })
const { hostname, port } = new URL(localFirebase.firestore)
connectFirestoreEmulator(db, hostname, Number(port))

const who = document.querySelector('#who')
const list = document.querySelector('ul')
const form = document.querySelector('form')
const here = encodeURIComponent(location.pathname + location.search + location.hash)

// These three links are all that was added for the door.
document.querySelector('#sign-in')?.setAttribute('href', `/sign-in?return=${here}`)
document.querySelector('#sign-out')?.setAttribute('href', `/sign-out?return=${here}`)

let stopList = () => {}

onAuthStateChanged(auth, (user) => {
  stopList()
  list?.replaceChildren()
  if (who) who.textContent = user ? `Hello, ${user.email ?? 'guest'}` : 'You are signed out'
  if (!user) return
  stopList = onSnapshot(
    collection(db, 'users', user.uid, 'items'),
    { includeMetadataChanges: true },
    ({ docs }) => {
      // Shown once it's on the server.
      const stored = docs.filter(({ metadata }) => !metadata.hasPendingWrites)
      list?.replaceChildren(...stored.map((todo) => item(String(todo.get('text')))))
    },
    () => list?.replaceChildren(),
  )
})

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const text = new FormData(form).get('text')
  const user = auth.currentUser
  if (!user) return
  void addDoc(collection(db, 'users', user.uid, 'items'), { text })
  form.reset()
})

document.querySelector('#leave')?.addEventListener('click', () => void signOut(auth))
document.querySelector('#try')?.addEventListener('click', () => void signInAnonymously(auth))

function item(text: string): HTMLLIElement {
  const element = document.createElement('li')
  element.textContent = text
  return element
}
