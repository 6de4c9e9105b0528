import { createProduct } from './create/createProduct.ts'
import { command } from './process/command.ts'
import { PROJECT_ROOT } from './process/projectRoot.ts'

/** `npm run create -- books` starts a product in `products/books`. */
await command(async ([name]) => {
  if (!name) throw new Error('Name your product: npm run create -- books')
  await createProduct(PROJECT_ROOT, name)
  process.stdout.write(`Created products/${name}, and named it in gatehouse.config.ts. Next:

  npm start

docs/your-product.md describes what your product can provide.
`)
})
