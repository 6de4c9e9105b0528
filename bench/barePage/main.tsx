import { onAuthStateChanged } from 'firebase/auth'
import { createRoot } from 'react-dom/client'
import { Route, Switch } from 'wouter'
import { auth } from './auth.ts'
import { SignIn } from './SignIn.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no root element.')

const stopWaiting = onAuthStateChanged(auth, () => {
  stopWaiting()
  createRoot(root).render(
    <Switch>
      <Route path="/sign-in">
        <SignIn />
      </Route>
      <Route>Not found</Route>
    </Switch>,
  )
})
