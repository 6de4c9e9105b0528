import { allows, denies, given } from '#tests/rules/check.ts'
import type { Check } from '#tests/rules/check.ts'
import { count, create, firstStep, notePath, step, uuid } from '#tests/rules/firestore/notes.ts'
import { now } from '#tests/rules/firestore/values.ts'
import type { Fields } from '#tests/rules/firestore/values.ts'
import { change } from '#tests/rules/firestore/writes.ts'
import type { People } from '#tests/rules/people.ts'

const wrong: Record<string, Fields> = {
  'with another text': { body: 'Nothing' },
  'with a pin': { pinned: true },
  'with another revision': { rev: 3 },
  'with another parent': { parentEditId: null },
  'with other earlier operations': { earlierEditIds: [uuid(10)] },
  'with another moment of creation': { createdAt: now },
  'with a time of its own': { updatedAt: new Date(Date.now() - 1000) },
}

async function stepTwice(people: People, fields: Fields = {}) {
  await given(people, ...create(people.alice))
  await given(people, step(people.alice))
  return people.alice.commit(step(people.alice, fields))
}

export const replay: readonly Check[] = [
  allows('a step arrives twice', (people) => stepTwice(people)),
  ...Object.entries(wrong).map(([how, fields]) =>
    denies(`a step arrives twice, ${how}`, (people) => stepTwice(people, fields)),
  ),
  denies('a step arrives again after the next one', async (people) => {
    const { alice } = people
    const next = {
      rev: 3,
      editId: uuid(13),
      parentEditId: firstStep.editId,
      earlierEditIds: [uuid(11)],
    }
    await given(people, ...create(alice))
    await given(people, step(alice))
    await given(people, step(alice, next))
    return alice.commit(step(alice))
  }),
  denies('a step arrives twice, with a count', async (people) => {
    const { alice } = people
    await given(people, ...create(alice))
    return alice.commit(change(notePath(alice), { updatedAt: now }), count(alice, 2))
  }),
  denies('a creation arrives twice', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(...create(people.alice))
  }),
]
