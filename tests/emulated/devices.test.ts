import { getDoc, serverTimestamp, setDoc } from 'firebase/firestore'
import { expect, it } from 'vitest'
import { passwordChangeLogic } from '#src/firebase/account/accountChanges.ts'
import { sessionsRef, authTimeOf } from '#src/firebase/documents/accountDocuments.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { outcomeOfChange } from '#tests/support/outcomeOfChange.ts'
import { newPerson, onAnotherDevice, onPageOf, type Person } from './people.ts'

it('a new password is saved once all other sessions are signed out, and not this one', async () => {
  const person = await newPerson()
  const own = await later(person)
  const newest = await later({ ...person, account: own })
  for (const each of [person.account, own, newest]) await list(each)
  // Rules compare seconds.
  await later({ ...person, account: newest })
  const outcome = await onPageOf(own.auth, () =>
    outcomeOfChange(passwordChangeLogic, { value: 'battery staple' }),
  )
  expect(outcome).toBe('change.made')
  const authTime = await authTimeOf(own)
  expect(Object.keys((await getDoc(sessionsRef(own))).data() ?? {})).toEqual([`${authTime}`])
  for (const other of [person.account, newest]) {
    await expect(getDoc(sessionsRef(other))).rejects.toMatchObject({ code: 'permission-denied' })
  }
})

/** Lists the session, as its device does. */
async function list(account: AccountAuth): Promise<void> {
  const described = { browser: 'Firefox', system: 'Linux', lastSeenAt: serverTimestamp() }
  const listed = { [await authTimeOf(account)]: described }
  await setDoc(sessionsRef(account), listed, { merge: true })
}

/** The same person on another device, in a session that rules can tell from the first. */
async function later(person: Person): Promise<AccountAuth> {
  const first = await authTimeOf(person.account)
  let other = person.account
  const signInAgain = async () => {
    other = await onAnotherDevice(person)
    return authTimeOf(other)
  }
  await expect.poll(signInAgain, { interval: 200, timeout: 5_000 }).toBeGreaterThan(first)
  return other
}
