export { productText } from '../blank/productText.ts'
