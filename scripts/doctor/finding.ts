import { countFindings, findingSigns, type Finding } from '#src/domain/examination.ts'
import { doctorText } from '#src/local/localText.ts'

export function passed(about: string, remark?: string): Finding {
  return { state: 'passed', about, ...(remark !== undefined && { remark }) }
}

export function failed(about: string, why: string, where: string): Finding {
  return { state: 'failed', about, why, where }
}

export function skipped(about: string, why: string, where?: string): Finding {
  return { state: 'skipped', about, why, ...(where !== undefined && { where }) }
}

/** Formats findings for a terminal, with a count at the end. */
export function formatFindings(findings: readonly Finding[]): string {
  const last = doctorText.counts(countFindings(findings))
  return [...findings.map(formatFinding), '', last, ''].join('\n')
}

function formatFinding(finding: Finding): string {
  const line = `${findingSigns[finding.state]} ${finding.about}`
  if (finding.state === 'passed') return finding.remark ? `${line}: ${finding.remark}` : line
  if (finding.state === 'skipped') return `${line}: not checked. ${finding.why}`
  return `${line}\n    ${finding.why}\n    ${finding.where}`
}
