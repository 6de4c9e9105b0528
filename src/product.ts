export { notebook as product } from './notebook/product.ts'
export { notebookText as productText } from './notebook/text/productText.ts'
