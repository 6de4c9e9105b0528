/** One line of what `npm run doctor` prints. */
export type Finding =
  | { state: 'fine'; about: string; remark?: string }
  /** `where` is the page of a console or the file to change. */
  | { state: 'wrong'; about: string; why: string; where: string }
  | { state: 'unasked'; about: string; why: string }

export function fine(about: string, remark?: string): Finding {
  return { state: 'fine', about, ...(remark !== undefined && { remark }) }
}

export function wrong(about: string, why: string, where: string): Finding {
  return { state: 'wrong', about, why, where }
}

export function unasked(about: string, why: string): Finding {
  return { state: 'unasked', about, why }
}

const signs = { fine: '✓', wrong: '✗', unasked: '–' } as const

/** The list as a terminal shows it, with a last line that counts. */
export function formatFindings(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  const last = `${count('fine')} fine, ${count('wrong')} wrong, ${count('unasked')} not checked`
  return [...findings.map(formatFinding), '', last, ''].join('\n')
}

function formatFinding(finding: Finding): string {
  const line = `${signs[finding.state]} ${finding.about}`
  if (finding.state === 'fine') return finding.remark ? `${line}: ${finding.remark}` : line
  if (finding.state === 'unasked') return `${line}: not checked. ${finding.why}`
  return `${line}\n    ${finding.why}\n    ${finding.where}`
}
