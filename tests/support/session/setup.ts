import { afterEach, beforeEach } from 'vitest'
import { fakePage } from '../fakes/fakePage.ts'
import '../fakes/ownChannels.ts'
import { fetchFromAuthServer, resetAuthServer } from './authServer.ts'

// The SDK keeps the `fetch` that it finds first, so this is a setup file.
Object.assign(globalThis, { fetch: fetchFromAuthServer })

beforeEach(() => {
  // The app's session listens to its page, which Node doesn't have.
  if (!('document' in globalThis)) fakePage('visible')
})

afterEach(resetAuthServer)
