import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const folders = [
  'bench',
  'build',
  'local-firebase',
  'products',
  'scripts',
  'src',
  'tests',
  'translations',
]
const commentLine = /^\s*(?:\*|\/\/|\/\*)/

// The formatter doesn't wrap comments.
test('no line of a comment is longer than 120 characters', () => {
  const comments = folders.flatMap(commentsIn)
  expect(comments.length).toBeGreaterThan(1_000)
  expect(comments.filter(({ line }) => line.length > 120)).toEqual([])
})

function commentsIn(folder: string) {
  return readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
    .flatMap((file) => linesOf(join(folder, file)))
}

function linesOf(file: string) {
  const lines = readFileSync(join(PROJECT_ROOT, file), 'utf8').split('\n')
  return lines.filter((line) => commentLine.test(line)).map((line) => ({ file, line }))
}
