import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { emailDraftStore } from '#src/stores/emailDraftStore.ts'

// Here everything is at hand from the start.
vi.mock('#src/notebook/offlineParts.ts', () => ({
  fetchOfflineParts: async () => undefined,
  useOfflineParts: () => true,
}))

// jsdom lays nothing out, and knows no `CSS`.
Object.assign(globalThis, { CSS: { supports: () => true } })

// Node's channels reach every thread of the run, as if all files were tabs of one browser.
const browser = crypto.randomUUID()
const NodeChannel = BroadcastChannel
class ChannelOfFile extends NodeChannel {
  constructor(name: string) {
    super(`${browser} ${name}`)
  }
}
Object.assign(globalThis, { BroadcastChannel: ChannelOfFile })

// A busy machine is no fault.
configure({ asyncUtilTimeout: 5_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  document.documentElement.className = ''
  emailDraftStore.setState({ email: '' })
  history.replaceState(null, '', '/')
})
