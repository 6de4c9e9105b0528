import { Redirect } from 'wouter'
import { destinationIn } from '../paths.ts'
import { useAuth } from '../providers/AuthProvider.tsx'

/** Leads to where the person wanted to go, as soon as the session says that they are in. */
export function LeadOn() {
  const { loggedIn } = useAuth()
  return loggedIn ? <Redirect to={destinationIn(location.search)} replace /> : null
}
