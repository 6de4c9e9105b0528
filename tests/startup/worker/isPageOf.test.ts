import { expect, it } from 'vitest'
import { isPageOf } from '#src/startup/worker/fetchFile.ts'

const files = ['/assets/signIn-1.js', '/assets/style-1.css']
const build = { version: '1', generation: 1, files, hashes: [], routes: [] }
const page = (script: string) =>
  `<link rel="icon" href="/favicon.svg" /><link rel="modulepreload" href="${script}" />
   <link rel="stylesheet" href="/assets/style-1.css" />`

it('a page belongs to the build that has all its files', () => {
  expect(isPageOf(build, page('/assets/signIn-1.js'))).toBe(true)
})

it('a page of the next build does not belong to this one', () => {
  expect(isPageOf(build, page('/assets/signIn-2.js'))).toBe(false)
})

it('a page without any file of a build, such as a Wi-Fi login page, belongs to none', () => {
  expect(isPageOf(build, '<h1>Welcome to our hotel</h1>')).toBe(false)
})
