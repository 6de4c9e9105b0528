import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import { flagPath } from '../flags.ts'
import { create, notePath } from '../notes.ts'

export const sessionHours: readonly Check[] = [
  allows(
    'a session of almost twelve hours writes and reads, if twelve are the limit',
    async ({ brief }) => {
      const written = await brief.commit(...create(brief))
      return written === 'allowed' ? brief.get(notePath(brief)) : written
    },
  ),
  denies('a session of more than twelve hours reads', async (people) => {
    const { briefOver } = people
    await given(people, ...create(briefOver))
    return briefOver.get(notePath(briefOver))
  }),
  denies('a session of more than twelve hours writes', ({ briefOver }) =>
    briefOver.commit(...create(briefOver)),
  ),
  allows('a session of more than twelve hours reads the state of its account', ({ briefOver }) =>
    briefOver.get(flagPath(briefOver)),
  ),
  allows('a guest writes after more than twelve hours', ({ briefGuest }) =>
    briefGuest.commit(...create(briefGuest)),
  ),
  denies('the old session of an upgraded guest writes after more than twelve hours', (people) =>
    people.briefUpgraded.commit(...create(people.briefUpgraded)),
  ),
]
