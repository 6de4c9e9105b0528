import { setLogLevel } from 'firebase/firestore'
import { beforeEach } from 'vitest'
import { product } from '#product/product.ts'
import { setProduct } from '#src/product/current.ts'
import { fakePage } from '#tests/support/fakePage.ts'

setLogLevel('silent')
setProduct(product)

beforeEach(() => void fakePage('visible'))
