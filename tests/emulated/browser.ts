import { setLogLevel } from 'firebase/firestore'
import { beforeEach, vi } from 'vitest'
import { product } from '#product/product.ts'
import { setProduct } from '#src/product/current.ts'

setLogLevel('silent')
setProduct(product)

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
})
