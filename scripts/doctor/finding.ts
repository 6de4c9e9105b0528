/** One line of the doctor's report. */
export type Finding =
  | { state: 'passed'; about: string; remark?: string }
  /** `where` is a console page, a file to change, or a command to run. */
  | { state: 'failed'; about: string; why: string; where: string }
  | { state: 'skipped'; about: string; why: string; where?: string }

const signs = { passed: '✓', failed: '✗', skipped: '–' } as const

export function passed(about: string, remark?: string): Finding {
  return { state: 'passed', about, ...(remark !== undefined && { remark }) }
}

export function failed(about: string, why: string, where: string): Finding {
  return { state: 'failed', about, why, where }
}

export function skipped(about: string, why: string, where?: string): Finding {
  return { state: 'skipped', about, why, ...(where !== undefined && { where }) }
}

/** Formats findings for a terminal, with a count at the end. A reason that several have is shown once. */
export function formatFindings(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  const last = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} not checked`
  const reasons = findings.flatMap((each) => (each.state === 'skipped' ? [each.why] : []))
  const shared = reasons.filter(
    (why, index) => reasons.indexOf(why) === index && reasons.lastIndexOf(why) !== index,
  )
  const lines = findings.map((each) => formatFinding(each, shared))
  return [...lines, ...shared.map((why) => `\nNot checked: ${why}`), '', last, ''].join('\n')
}

function formatFinding(finding: Finding, shared: readonly string[]): string {
  const line = `${signs[finding.state]} ${finding.about}`
  if (finding.state === 'passed') return finding.remark ? `${line}: ${finding.remark}` : line
  if (finding.state === 'skipped')
    return shared.includes(finding.why)
      ? `${line}: not checked`
      : `${line}: not checked. ${finding.why}`
  return `${line}\n    ${finding.why}\n    ${finding.where}`
}
