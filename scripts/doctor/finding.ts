import { countFindings, findingSigns, type Finding } from '#src/domain/examination.ts'
import { doctorText } from '#src/local/localText.ts'

export function fine(about: string, remark?: string): Finding {
  return { state: 'fine', about, ...(remark !== undefined && { remark }) }
}

export function wrong(about: string, why: string, where: string): Finding {
  return { state: 'wrong', about, why, where }
}

export function unasked(about: string, why: string, where?: string): Finding {
  return { state: 'unasked', about, why, ...(where !== undefined && { where }) }
}

/** Formats findings for a terminal, with a count at the end. */
export function formatFindings(findings: readonly Finding[]): string {
  const last = doctorText.counts(countFindings(findings))
  return [...findings.map(formatFinding), '', last, ''].join('\n')
}

function formatFinding(finding: Finding): string {
  const line = `${findingSigns[finding.state]} ${finding.about}`
  if (finding.state === 'fine') return finding.remark ? `${line}: ${finding.remark}` : line
  if (finding.state === 'unasked') return `${line}: not checked. ${finding.why}`
  return `${line}\n    ${finding.why}\n    ${finding.where}`
}
