import { requestsIn, type Request } from './requestsIn.ts'
import { nameOfFile, type TraceEvent, type Visit } from './traceEvent.ts'

/** Milliseconds by what the browser does in them. They add up to the whole visit. */
export type TimeByActivity = ReadonlyMap<string, number>

const paint = 'Paint, and give the frame to the compositor'
const commit = 'Replace the empty page: navigation commit'

/** What the names of events mean. An event without a meaning counts as its parent. */
const meanings: Readonly<Record<string, string | ((file: string) => string)>> = {
  RunTask: 'Other tasks of the main thread',
  ParseHTML: 'Parse HTML',
  ParseAuthorStyleSheet: 'Style',
  UpdateLayoutTree: 'Style',
  Layout: 'Layout',
  PrePaint: paint,
  Paint: paint,
  Layerize: paint,
  Commit: paint,
  UpdateLayer: paint,
  MinorGC: 'Collect garbage',
  MajorGC: 'Collect garbage',
  'RenderFrameImpl::CommitNavigation': commit,
  'AgentSchedulingGroup::CreateFrame': commit,
  'AgentSchedulingGroup::CreateWebView': commit,
  'v8.compile': (file) => `Compile ${file}`,
  'v8.compileModule': (file) => `Compile ${file}`,
  'v8.produceCache': (file) => `Compile ${file}`,
  EvaluateScript: (file) => `Run ${file}`,
  // Chromium doesn't say which.
  'v8.evaluateModule': 'Run modules',
  FunctionCall: (file) => `Run ${file}`,
  RunMicrotasks: 'Run promises',
}

const storageOrFrame = 'Wait: no request (storage, a frame, another process)'

/** Waiting for these doesn't keep a script or the HTML from running. */
const decoration = /\.(?:woff2|svg|css|png|webmanifest)$/

/** A script that asks another process synchronously doesn't run meanwhile. */
const blocked = 'Wait: a script stands still (storage, cookies)'

/** An event that hasn't ended. `still` is how long its thread wasn't running, without its inner events. */
type Open = { end: number; still: number; activity: string }

/**
 * Divides a visit by what the main thread does. Each moment counts for the innermost event that is known. If
 * the thread isn't busy, it counts as waiting for the request that is answered next.
 */
export function timeByActivity(visit: Visit): TimeByActivity {
  const { main, start, end } = visit
  const times = new Map<string, number>()
  const addTime = (activity: string, time: number) =>
    times.set(activity, (times.get(activity) ?? 0) + time / 1_000)
  const add = (activity: string, from: number, to: number) => {
    const time = Math.min(to, end) - Math.max(from, start)
    if (time > 0) addTime(activity, time)
  }
  const requests = requestsIn(visit)
  const addWait = (from: number, to: number) => {
    for (const [since, until] of piecesOf(from, Math.min(to, end), start, requests))
      add(waitingFor(requests, (since - start) / 1_000), since, until)
  }
  const open: Open[] = []
  let now = start
  const advance = (to: number) => {
    const inner = open.at(-1)
    if (inner) add(inner.activity, now, to)
    else addWait(now, to)
    now = Math.max(now, to)
  }
  const closeUntil = (moment: number) => {
    for (let inner = open.at(-1); inner && inner.end <= moment; inner = open.at(-1)) {
      advance(inner.end)
      open.pop()
      if (!inner.activity.startsWith('Run')) continue
      addTime(inner.activity, -inner.still)
      addTime(blocked, inner.still)
    }
  }
  for (const event of main) {
    const activity = activityOf(event)
    if (event.ph !== 'X' || activity === null || event.ts >= end) continue
    closeUntil(event.ts)
    advance(event.ts)
    const { ts, dur = 0, tdur = dur } = event
    const still = dur - tdur
    const outer = open.at(-1)
    if (outer) outer.still = Math.max(0, outer.still - still)
    open.push({ end: ts + dur, still, activity })
  }
  closeUntil(end)
  advance(end)
  return times
}

function activityOf({ name, args }: TraceEvent): string | null {
  const meaning = meanings[name]
  if (typeof meaning !== 'function') return meaning ?? null
  const url = args.data?.url || args.fileName || ''
  return meaning(url ? nameOfFile(url) : 'the probe')
}

/** An idle period, divided where a request is sent or answered. */
function piecesOf(from: number, to: number, start: number, requests: readonly Request[]) {
  const moments = requests
    .flatMap(({ sent, received }) => [sent, received])
    .map((moment) => start + moment * 1_000)
    .filter((moment) => moment > from && moment < to)
    .sort((a, b) => a - b)
  return [from, ...moments].map((moment, index) => [moment, moments[index] ?? to] as const)
}

function waitingFor(requests: readonly Request[], moment: number): string {
  const waited = requests
    .filter(({ sent, received }) => sent <= moment && received > moment)
    .toSorted((a, b) => rank(a) - rank(b) || a.received - b.received)
  const [next] = waited
  return next && rank(next) === 0 ? `Wait: ${next.name}` : storageOrFrame
}

function rank({ name }: Request): number {
  return decoration.test(name) ? 1 : 0
}
