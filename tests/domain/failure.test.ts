import { expect, it } from 'vitest'
import { failureKinds } from '#src/domain/failure.ts'

it('every kind of failure is named like a code, listed once, and in alphabetical order', () => {
  expect(failureKinds.filter((kind) => !/^[a-z]+(-[a-z]+)*$/.test(kind))).toEqual([])
  expect(failureKinds).toEqual([...new Set<string>(failureKinds)].toSorted())
})
