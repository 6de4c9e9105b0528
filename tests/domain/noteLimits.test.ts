import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulesFiles } from '#local-firebase/rulesFiles.ts'
import {
  bodyLimit,
  listLimit,
  noteLimit,
  noteLimitFor,
  titleLimit,
  unvouchedNoteLimit,
} from '#src/domain/noteLimits.ts'
import { ada, nemo } from '#tests/support/users.ts'

const [password] = ada.providerData
const google = { ...ada.providerData[0], providerId: 'google.com' } as typeof password

test.each([
  `title.size() <= ${titleLimit} `,
  `body.size() <= ${bodyLimit}\n`,
  `request.query.limit <= ${listLimit};`,
  `? ${unvouchedNoteLimit} : ${noteLimit}`,
])('the rules hold the same number: %s', (clause) => {
  expect(readFileSync(rulesFiles.firestore, 'utf8')).toContain(clause)
})
