export { productText } from '#products/blank/productText.ts'
