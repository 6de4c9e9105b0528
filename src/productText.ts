export { notebookText as productText } from '#products/notebook/text/productText.ts'
