import { allows, denies } from '../../check.ts'
import type { Check } from '../../check.ts'
import { create, notePath } from '../notes.ts'

export const tenants: readonly Check[] = [
  allows('a person of the tenant writes a note', ({ tenant }) => tenant.commit(...create(tenant))),
  ...(['tenantElsewhere', 'tenantNowhere', 'aliceInTenant'] as const).flatMap((name) => [
    denies(`${name} writes a note`, (people) => people[name].commit(...create(people[name]))),
    denies(`${name} reads a note`, (people) => people[name].get(notePath(people[name]))),
  ]),
]
