export { notebookText as productText } from './notebook/text/productText.ts'
