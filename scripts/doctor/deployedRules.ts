import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { rulesFiles } from '#local-firebase/rulesFiles.ts'
import { asAdmin } from './admin.ts'
import type { Answer } from './ask.ts'
import { textAt, unexpected } from './ask.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import type { Project } from './project.ts'
import { askForReleases, ruledServices, rulesetIn, type RuledService } from './releases.ts'

/** Checks whether the deployed rules are identical to those in this folder. */
export function checkDeployedRules(project: Project): Promise<Finding[]> {
  return asAdmin(project, ruledServices.map(aboutRules), async (askAsAdmin) => {
    const releases = await askForReleases(project, askAsAdmin)
    const findings = ruledServices.map(async (service) => {
      if (releases.status !== 200) return skipped(aboutRules(service), unexpected(releases))
      const ruleset = rulesetIn(releases, project, service)
      if (!ruleset) return judgeRuleset(service, null, '')
      const answer = await askAsAdmin(`${project.services.rules}/v1/${ruleset}`)
      return judgeRuleset(service, answer, await readFile(rulesFiles[service], 'utf8'))
    })
    return Promise.all(findings)
  })
}

function aboutRules(service: RuledService): string {
  return `The rules in force are those of ${basename(rulesFiles[service])}`
}

/** @param answer `null` if no rules were ever deployed. */
export function judgeRuleset(service: RuledService, answer: Answer | null, file: string): Finding {
  const about = aboutRules(service)
  if (answer === null) return failed(about, 'None were ever deployed.', 'npm run deploy')
  if (answer.status !== 200) return skipped(about, unexpected(answer))
  const deployed = textAt(answer.json, 'source', 'files', 0, 'content')
  if (deployed.trim() === file.trim()) return passed(about)
  return failed(about, 'Others are in force.', 'npm run deploy')
}
