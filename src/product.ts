export { notebook as product } from './notebook/product.ts'
