import { setLogLevel } from 'firebase/firestore'
import { beforeEach, vi } from 'vitest'

setLogLevel('silent')

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
})
