import { TransformStream } from 'node:stream/web'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { product } from '#product/product.ts'
import { withDefaults } from '#src/app/withDefaults.ts'
import { loadProductText, setProduct } from '#src/product/currentProduct.ts'
import { forgetEmailDraft } from '#src/stores/emailDraftStore.ts'
import './fakes/ownChannels.ts'

// In tests, these parts are always available.
vi.mock('#products/notebook/offlineCode.ts', () => ({
  fetchOfflineCode: async () => undefined,
  useIsOfflineCodeLoaded: () => true,
}))

setProduct(withDefaults(product))
await loadProductText()

// jsdom has no layout, and lacks `CSS`, `screen`, and streams.
Object.assign(globalThis, {
  TransformStream,
  CSS: { supports: () => true },
  matchMedia: () => ({ matches: false }),
})

// jsdom records no navigation.
Object.assign(performance, { getEntriesByType: () => [] })

// For slow machines.
configure({ asyncUtilTimeout: 5_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  document.documentElement.className = ''
  forgetEmailDraft()
  history.replaceState(null, '', '/')
})
