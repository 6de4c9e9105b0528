import { composeRules } from '#local-firebase/rulesFiles.ts'
import { asAdmin } from './admin.ts'
import type { Answer } from './ask.ts'
import { textAt, unexpected } from './ask.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import type { Project } from './project.ts'
import { askForReleases, ruledServices, rulesetIn, type RuledService } from './releases.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Checks whether the deployed rules are identical to those that a deploy would write, or older. */
export function checkDeployedRules(project: Project): Promise<Finding[]> {
  return asAdmin(project, ruledServices.map(aboutRules), async (askAsAdmin) => {
    const releases = await askForReleases(project, askAsAdmin)
    const findings = ruledServices.map(async (service) => {
      if (releases.status !== 200) return skipped(aboutRules(service), unexpected(releases))
      const ruleset = rulesetIn(releases, project, service)
      if (!ruleset) return judgeRuleset(service, null, '')
      const answer = await askAsAdmin(`${project.services.rules}/v1/${ruleset}`)
      return judgeRuleset(service, answer, await composeRules(service, project.tenantId))
    })
    return Promise.all(findings)
  })
}

function aboutRules(service: RuledService): string {
  return `The rules in force are those of ${service}.rules`
}

/** @param answer `null` if no rules were ever deployed. */
export function judgeRuleset(service: RuledService, answer: Answer | null, file: string): Finding {
  const about = aboutRules(service)
  if (answer === null) return failed(about, 'None were ever deployed.', 'npm run deploy')
  if (answer.status !== 200) return skipped(about, unexpected(answer))
  const deployed = textAt(answer.json, 'source', 'files', 0, 'content')
  if (deployed.trim() === file.trim()) return passed(about)
  const createdAt = textAt(answer.json, 'createTime')
  const since = createdAt && `, uploaded on ${day.format(new Date(createdAt))}`
  return failed(about, `Others are in force${since}.`, 'npm run deploy')
}
