import { expect, test } from 'vitest'
import { parseEmail } from '#src/domain/signIn/email.ts'

test.each([
  ['ada@example.com\u00a0', 'ada@example.com'],
  ['\u200bada@example.com', 'ada@example.com'],
  ['ada@exam\u00adple.com', 'ada@example.com'],
  ['\u202aada@example.com\u202c', 'ada@example.com'],
  ['mailto:ada@example.com', 'ada@example.com'],
  ['mailto:ada@example.com?subject=Hello', 'ada@example.com'],
  ['Ada Lovelace <ada@example.com>', 'ada@example.com'],
  ['"Lovelace, Ada" <mailto:ada@example.com>;', 'ada@example.com'],
  ['<ada@example.com>,', 'ada@example.com'],
  ['ada@example.com;', 'ada@example.com'],
  ['ａｄａ＠ｅｘａｍｐｌｅ。ｃｏｍ', 'ada@example.com'],
])('takes the address out of %j', (pasted, address) => {
  expect(parseEmail(pasted)).toBe(address)
})

test.each([
  '',
  'Ada <ada@',
  'a@b@example.com',
  '"a da"@example.com',
  "o'neil!#$%&*+-/=?^_`{|}~@example.com",
  'ada@münchen.de',
  'ada@example.com, eve@example.com',
])('leaves %j alone', (typed) => {
  expect(parseEmail(typed)).toBe(typed)
})
