import { use, useEffect } from 'react'
import { Redirect } from 'wouter'
import { createActor, waitFor } from 'xstate'
import type { User } from '../../domain/session/user.ts'
import { isDoorPath, pathPrefix, paths } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { recordLastUser } from '../../storage/signIn/lastUser.ts'
import { recordRedirect } from '../../storage/signIn/redirectLoop.ts'
import { NotFoundView } from '../NotFoundView.tsx'
import { SentBackView } from './SentBackView.tsx'

/** What isn't done by then is repeated when the person comes back to the door. */
const registrationTimeoutMs = 3_000

let opening: { key: string; result: Promise<void> } | undefined

/**
 * Opens the app behind the door, at any address that isn't the door's own. The page before stays on screen until the
 * app's arrives. An app that sends a signed-in person back each time isn't opened again.
 */
export function ExistingAppView() {
  const { user } = useAuth()
  if (pathPrefix && location.pathname.replace(/\/$/, '') === pathPrefix) {
    return <Redirect to={paths.signIn + location.search} replace />
  }
  if (isDoorPath(location.pathname) || cameFromHost()) return <NotFoundView />
  use(openOnce(user))
  return user && <SentBack user={user} />
}

/** Forgets the redirect on leaving, so that a person who returns from another page of the door opens the app again. */
function SentBack({ user }: { user: User }) {
  useEffect(() => () => void (opening = undefined), [])
  return <SentBackView user={user} />
}

/**
 * Starts during a render, because the page before stays only while a render waits; an effect would run after it has
 * gone. React renders again meanwhile.
 */
function openOnce(user: User | null): Promise<void> {
  const key = keyOf(user)
  if (opening?.key !== key) opening = { key, result: openApp(user) }
  return opening.result
}

function keyOf(user: User | null): string {
  return `${user?.uid} ${location.pathname}`
}

const loadSession = async () =>
  (await import('../../firebase/devices/deviceSession.ts')).deviceSessionLogic

/** Resolves only if the app isn't opened because it sends the person back each time. */
async function openApp(user: User | null): Promise<void> {
  const key = keyOf(user)
  // Always waits: React may discard the render that called this.
  await (user && !user.isAnonymous ? registerBeforeOpening(user).catch(() => null) : null)
  if (keyOf(user) === key) {
    const isSentHere = firstPath() === paths.signIn
    if (user && isSentHere && recordRedirect(location.pathname)) return
    location.reload()
  } else if (opening?.key === key) {
    // The person has gone to another page, which stays.
    opening = undefined
  }
  return new Promise(() => undefined)
}

/** Lists this device, and ends the access that others may have had to the account. */
async function registerBeforeOpening({ uid, email }: User): Promise<void> {
  recordLastUser(uid, email)
  const session = createActor(await loadSession(), { input: { uid } }).start()
  await waitFor(session, (snapshot) => !snapshot.matches('registering'), {
    timeout: registrationTimeoutMs,
  })
}

/** Whether the host has answered this address with the door's page. Then it would do so forever. */
function cameFromHost(): boolean {
  return firstPath() === location.pathname
}

/** The address that this document was loaded from; `null` if unknown. */
function firstPath(): string | null {
  const [document] = performance.getEntriesByType('navigation')
  return document ? new URL(document.name).pathname : null
}
