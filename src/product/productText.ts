export { productText } from '#product/text/productText.ts'
