import type { AskAsAdmin } from './admin.ts'
import type { Answer } from './ask.ts'
import { listAt, textAt } from './ask.ts'
import type { Project } from './project.ts'

const names = { firestore: 'cloud.firestore', storage: 'firebase.storage' } as const

/** A service whose rules are released. */
export type RuledService = keyof typeof names

export const ruledServices = ['firestore', 'storage'] as const

/** Asks which rules are in force in the project. */
export function askForReleases({ services, firebase }: Project, ask: AskAsAdmin): Promise<Answer> {
  return ask(`${services.rules}/v1/projects/${firebase.projectId}/releases?pageSize=100`)
}

/** The resource name of the rules in force; empty if none were ever deployed. */
export function rulesetIn({ json }: Answer, { firebase }: Project, service: RuledService): string {
  const { projectId, storageBucket } = firebase
  const suffix = service === 'storage' ? `/${storageBucket}` : ''
  const release = `projects/${projectId}/releases/${names[service]}${suffix}`
  const found = listAt(json, 'releases').find((entry) => textAt(entry, 'name') === release)
  return textAt(found, 'rulesetName')
}
