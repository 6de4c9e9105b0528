import { setLogLevel } from 'firebase/firestore'
import { beforeEach } from 'vitest'
import { product } from '#product/product.ts'
import { withDefaults } from '#src/app/withDefaults.ts'
import { setProduct } from '#src/product/currentProduct.ts'
import { fakePage } from '#tests/support/fakes/fakePage.ts'

setLogLevel('silent')
setProduct(withDefaults(product))

beforeEach(() => void fakePage('visible'))
