import { expect, it } from 'vitest'
import { outdatedNames } from '#src/worker/keptBuild.ts'

it('the first build has nothing to drop', () => {
  expect(outdatedNames(['build-1'], 'build-1')).toEqual([])
})

it('the build before stays for the tabs that were opened with it', () => {
  expect(outdatedNames(['build-1', 'build-2'], 'build-2')).toEqual([])
})

it('all builds before that are dropped', () => {
  const names = ['build-1', 'build-2', 'build-3', 'build-4']
  expect(outdatedNames(names, 'build-4')).toEqual(['build-1', 'build-2'])
})

it('a build that was taken back keeps the one that came between', () => {
  expect(outdatedNames(['build-1', 'build-2', 'build-3'], 'build-2')).toEqual(['build-1'])
})
