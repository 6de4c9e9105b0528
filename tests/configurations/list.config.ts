import { defineGatehouse } from '#build/configuration/gatehouseConfig.ts'
import everything from './everything.config.ts'

/** The product that docs/your-product.md builds, in its two languages. */
export default defineGatehouse({
  ...everything,
  languages: ['en-US', 'de'],
  product: 'products/list',
})
