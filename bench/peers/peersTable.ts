import { asFigure, asKilobytes, asMilliseconds, asRatio, type Goal } from '../report.ts'
import { median } from '../summary.ts'

/** The measurements of a sign-in page. Times are in milliseconds. */
export type SignInFigures = {
  /** Until the email field keeps typed text, on the first visit. */
  typed: number
  /** Until the sign-in request is sent; `null` if it isn't. */
  submit: number | null
  /** Like `typed`, but on a second visit. */
  repeat: number
  /** The same with a service worker; `null` if the page has none. */
  repeatWithWorker: number | null
  /** The number of files fetched from its own host, including prefetched ones. */
  files: number
  /** The sum of all layout shifts. */
  shift: number
}

/** A page with all of its measurements. */
export type MeasuredPage = {
  name: string
  /** The size of its HTML in bytes, gzipped. */
  html: number
  figures: readonly SignInFigures[]
}

/** The names of the pages to compare. */
export type Compared = Readonly<Record<'ours' | 'ownHtml' | 'bare' | 'firebaseUi7', string>>

const head = [
  '| Page | Typed | Possible to submit | Typed on a repeat visit | Files | HTML, gzip | CLS |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
]

/** All measurements as a Markdown table, fastest page first. */
export function peersTable(pages: readonly MeasuredPage[]): string[] {
  const byTime = pages.toSorted((a, b) => middle(a, 'typed') - middle(b, 'typed'))
  return [...head, ...byTime.flatMap(rowsOf)]
}

function rowsOf(page: MeasuredPage): string[] {
  const time = (name: keyof SignInFigures) => dashed(middle(page, name), asMilliseconds)
  const shift = asFigure(middle(page, 'shift'))
  const files = asFigure(middle(page, 'files'))
  const cells = [
    time('typed'),
    time('submit'),
    time('repeat'),
    files,
    asKilobytes(page.html),
    shift,
  ]
  const row = asRow([page.name, ...cells])
  if (Number.isNaN(middle(page, 'repeatWithWorker'))) return [row]
  const worker = [`${page.name}, with its service worker`, '', '', time('repeatWithWorker')]
  return [row, asRow([...worker, '', '', ''])]
}

/** The app's goals and whether it reaches them. If a page to compare with is missing, the goal is missed. */
export function peersGoals(pages: readonly MeasuredPage[], compared: Compared): Goal[] {
  const figure = (page: keyof Compared, name: keyof SignInFigures) => {
    const found = pages.find((one) => one.name === compared[page])
    return found ? middle(found, name) : Number.NaN
  }
  const typed = figure('ours', 'typed')
  const html = pages.find((one) => one.name === compared.ours)?.html ?? Number.NaN
  const { ownHtml, bare, firebaseUi7 } = compared
  return [
    ratio(`Typed, to ${ownHtml},`, typed / figure('ownHtml', 'typed'), 1.05),
    ratio(`Typed, to ${firebaseUi7},`, typed / figure('firebaseUi7', 'typed'), 0.36),
    ratio(
      `Possible to submit, to ${bare},`,
      figure('ours', 'submit') / figure('bare', 'submit'),
      0.8,
    ),
    ratio(
      'Typed on a repeat visit, with the service worker to without it,',
      figure('ours', 'repeatWithWorker') / figure('ours', 'repeat'),
      0.3,
    ),
    { name: 'Files fetched', value: figure('ours', 'files'), limit: 15, format: asFigure },
    { name: 'HTML with styles', value: html, limit: 8_000, format: asKilobytes },
    { name: 'CLS', value: figure('ours', 'shift'), limit: 0, format: asFigure },
  ]
}

function ratio(name: string, value: number, limit: number): Goal {
  return { name, value, limit, format: asRatio }
}

function middle({ figures }: MeasuredPage, name: keyof SignInFigures): number {
  return median(figures.flatMap((one) => one[name] ?? []))
}

function dashed(value: number, format: (value: number) => string): string {
  return Number.isNaN(value) ? '–' : format(value)
}

function asRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
