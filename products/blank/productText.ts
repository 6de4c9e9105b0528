export { productText } from './text/productText.ts'
