export { notebook as product } from '#products/notebook/product.ts'
