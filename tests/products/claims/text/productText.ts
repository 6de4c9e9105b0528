export { productText } from '#products/blank/text/productText.ts'
