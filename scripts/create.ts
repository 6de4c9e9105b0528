import { createProduct } from './create/createProduct.ts'
import { PROJECT_ROOT } from './process/projectRoot.ts'

/** `npm run create -- books` starts a product in `products/books`. */
async function main(): Promise<void> {
  const [name] = process.argv.slice(2)
  if (!name) throw new Error('Name your product: npm run create -- books')
  await createProduct(PROJECT_ROOT, name)
  process.stdout.write(`Created products/${name}, and named it in gatehouse.config.ts. Next:

  npm start

docs/your-product.md describes what your product can provide.
`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
