import { floorOf } from './floorOf.ts'
import { requestsIn } from './requestsIn.ts'
import { timeByActivity } from './timeByActivity.ts'
import type { Visit } from './traceEvent.ts'

/** Several visits to the same page. */
type TracedPage = {
  name: string
  visits: readonly Visit[]
  /** The files that it needs one after the other. */
  files: readonly string[]
}

type Side = 'ours' | 'compared'

/** Times below this in both pages are added up in one line, in milliseconds. */
const SMALL = 1

/** A table that explains why two pages don't take the same time. All times are means in milliseconds. */
export function traceTable(title: string, ours: TracedPage, compared: TracedPage): string[] {
  const [left, right] = [meanTimes(ours), meanTimes(compared)]
  const activities = [...new Set([...left.keys(), ...right.keys()])]
  const rows = activities.map((activity) => {
    return { activity, ours: left.get(activity) ?? 0, compared: right.get(activity) ?? 0 }
  })
  const isSmall = (row: (typeof rows)[number]) => row.ours < SMALL && row.compared < SMALL
  const small = rows.filter(isSmall)
  const listed = rows.filter((row) => !isSmall(row))
  listed.sort((a, b) => a.activity.localeCompare(b.activity))
  const lines = [
    ...listed,
    {
      activity: 'Everything below 1 ms',
      ours: sum(small, 'ours'),
      compared: sum(small, 'compared'),
    },
    { activity: '**Together**', ours: sum(rows, 'ours'), compared: sum(rows, 'compared') },
  ]
  return [
    `| ${title} | ${ours.name} | ${compared.name} | Difference |`,
    '| --- | ---: | ---: | ---: |',
    ...lines.map((line) => {
      const times = [line.ours, line.compared, line.ours - line.compared].map(asTime)
      return `| ${line.activity} | ${times.join(' | ')} |`
    }),
    '',
    ...[ours, compared].flatMap((page) => [...requestLines(page), floorLine(page), '']),
  ]
}

function meanTimes({ visits }: TracedPage): ReadonlyMap<string, number> {
  const means = new Map<string, number>()
  for (const visit of visits) {
    for (const [activity, time] of timeByActivity(visit))
      means.set(activity, (means.get(activity) ?? 0) + time / visits.length)
  }
  return means
}

function sum(rows: readonly Record<Side, number>[], side: Side): number {
  return rows.reduce((total, row) => total + row[side], 0)
}

/** The requests of the first visit. */
function requestLines({ name, visits }: TracedPage): string[] {
  const [visit] = visits
  if (!visit) return []
  const requests = requestsIn(visit).map(
    (request) =>
      `${request.name} ${asTime(request.sent)}–${asTime(request.received)} (${(request.bytes / 1_000).toFixed(1)} kB)`,
  )
  return [`Requests of ${name}, first run, ms: ${requests.join(', ')}.`]
}

function floorLine({ name, visits, files }: TracedPage): string {
  const floors = visits.map((visit) => floorOf(requestsIn(visit), files, timeByActivity(visit)))
  const mean = (part: keyof (typeof floors)[number]) =>
    floors.reduce((total, floor) => total + floor[part], 0) / floors.length
  const parts = [mean('latency'), mean('transfer'), mean('work')]
  const total = parts.reduce((all, part) => all + part, 0)
  const [latency, transfer, work] = parts.map(asTime)
  return `Floor of ${name}: ${files.length} round trips ${latency} + transfer of ${files.join(', ')} ${transfer} + work of the main thread ${work} = ${asTime(total)} ms.`
}

function asTime(time: number): string {
  return Number.isFinite(time) ? time.toFixed(0) : '…'
}
