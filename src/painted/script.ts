import { preparePage } from './paintedPage.ts'

const [page, missing] = document.querySelectorAll('template')
const root = document.getElementById('root')
if (root && page && missing) globalThis.painted = preparePage(root, page, missing)
