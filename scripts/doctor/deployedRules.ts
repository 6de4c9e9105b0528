import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { rulesFiles } from '#local-firebase/rulesFiles.ts'
import { asAdmin } from './admin.ts'
import type { Answer } from './ask.ts'
import { listAt, textAt, unexpected } from './ask.ts'
import type { Finding } from '#src/domain/examination.ts'
import { fine, unasked, wrong } from './finding.ts'
import type { Project } from './project.ts'

const names = { firestore: 'cloud.firestore', storage: 'firebase.storage' } as const

type Service = keyof typeof names

const services = ['firestore', 'storage'] as const

/** Checks whether the deployed rules are identical to those in this folder. */
export function checkDeployedRules(project: Project): Promise<Finding[]> {
  return asAdmin(project, services.map(aboutRules), async (askAsAdmin) => {
    const { rules } = project.services
    const { projectId, storageBucket } = project.firebase
    const releases = await askAsAdmin(`${rules}/v1/projects/${projectId}/releases?pageSize=100`)
    const findings = services.map(async (service) => {
      if (releases.status !== 200) return unasked(aboutRules(service), unexpected(releases))
      const suffix = service === 'storage' ? `/${storageBucket}` : ''
      const release = `projects/${projectId}/releases/${names[service]}${suffix}`
      const ruleset = rulesetOf(releases, release)
      if (!ruleset) return judgeRuleset(service, null, '')
      const answer = await askAsAdmin(`${rules}/v1/${ruleset}`)
      return judgeRuleset(service, answer, await readFile(rulesFiles[service], 'utf8'))
    })
    return Promise.all(findings)
  })
}

function aboutRules(service: Service): string {
  return `The rules in force are those of ${basename(rulesFiles[service])}`
}

function rulesetOf({ json }: Answer, release: string): string {
  const found = listAt(json, 'releases').find((entry) => textAt(entry, 'name') === release)
  return textAt(found, 'rulesetName')
}

/** @param answer `null` if no rules were ever deployed. */
export function judgeRuleset(service: Service, answer: Answer | null, file: string): Finding {
  const about = aboutRules(service)
  if (answer === null) return wrong(about, 'None were ever deployed.', 'npm run deploy')
  if (answer.status !== 200) return unasked(about, unexpected(answer))
  const deployed = textAt(answer.json, 'source', 'files', 0, 'content')
  if (deployed.trim() === file.trim()) return fine(about)
  return wrong(about, 'Others are in force.', 'npm run deploy')
}
