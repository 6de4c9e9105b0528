/** One line of the doctor's report. */
export type Finding =
  | { state: 'passed'; about: string; remark?: string }
  /** `where` is a console page, a file to change, or a command to run. */
  | { state: 'failed'; about: string; why: string; where: string }
  | { state: 'skipped'; about: string; why: string; where?: string }

/** What `npm run doctor` prints, and what the developer page shows. */
export type Examination = {
  /** `null` if the app runs on the local Firebase. */
  project: { id: string; site: string } | null
  findings: readonly Finding[]
}

/** Where the development server returns an `Examination`. */
export const examinationPath = '/@doctor'

export const findingSigns = { passed: '✓', failed: '✗', skipped: '–' } as const

/** Counts the findings by state. */
export function countFindings(findings: readonly Finding[]): Record<Finding['state'], number> {
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}
