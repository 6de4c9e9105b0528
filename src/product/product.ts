export { product } from '#product/product.ts'
