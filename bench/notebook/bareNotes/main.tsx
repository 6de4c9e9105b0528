import { onAuthStateChanged } from 'firebase/auth'
import { createRoot } from 'react-dom/client'
import { Route, Switch } from 'wouter'
import { auth } from './database.ts'
import { NoteList } from './NoteList.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no root element.')

const stopWaiting = onAuthStateChanged(auth, (user) => {
  stopWaiting()
  createRoot(root).render(
    <Switch>
      <Route path="/">{user && <NoteList uid={user.uid} />}</Route>
      <Route>Not found</Route>
    </Switch>,
  )
})
