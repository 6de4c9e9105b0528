import { describe, expect, it } from 'vitest'
import { floorOf } from '#bench/trace/floorOf.ts'
import { requestsIn } from '#bench/trace/requestsIn.ts'
import { timeByActivity } from '#bench/trace/timeByActivity.ts'
import { nameOfFile, visitIn, type TraceEvent } from '#bench/trace/traceEvent.ts'
import { traceTable } from '#bench/trace/traceTable.ts'

const origin = 'http://127.0.0.1:5000'
const page = `${origin}/sign-in`
const code = `${origin}/assets/signIn-CpBc0evq.js`

/** An event of the page's main thread; times in milliseconds since the start of the navigation. */
const event = (name: string, at: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'I',
  ts: 1_000_000 + at * 1_000,
  pid: 7,
  tid: 1,
  args: {},
  ...more,
})
const task = (name: string, at: number, time: number, url = '', running = time): TraceEvent =>
  event(name, at, { ph: 'X', dur: time * 1_000, tdur: running * 1_000, args: { data: { url } } })
const request = (name: string, at: number, requestId: string, data: object): TraceEvent =>
  event(name, at, { args: { data: { requestId, ...data } } })

const trace: readonly TraceEvent[] = [
  event('thread_name', 0, { ph: 'M', args: { name: 'CrRendererMain' } }),
  event('navigationStart', 0, { args: { data: { documentLoaderURL: page } } }),
  request('ResourceSendRequest', 600, '1', { url: page }),
  task('RunTask', 600, 100),
  task('ParseHTML', 610, 80),
  task('EvaluateScript', 620, 50, page, 30),
  task('CookieJar::Cookies', 630, 10),
  task('Layout', 640, 5),
  request('ResourceSendRequest', 650, '2', { url: code }),
  request('ResourceFinish', 700, '1', { encodedDataLength: 9_000 }),
  request('ResourceSendRequest', 710, '3', { url: `${origin}/assets/geist-BgDaEnEv.woff2` }),
  request('ResourceFinish', 1_300, '2', { encodedDataLength: 45_000 }),
  task('RunTask', 1_350, 50),
  task('v8.evaluateModule', 1_360, 30),
  request('ResourceSendRequest', 1_380, '4', { url: 'https://own.invalid/accounts:signIn' }),
]

describe('the time that a visit takes', () => {
  it('is divided by what the main thread does, or by the request that it waits for', () => {
    const visit = visitIn(trace, page, { request: 'accounts:signIn' })
    const times = timeByActivity(visit)
    expect(Object.fromEntries(times)).toEqual({
      'Wait: the HTML': 600,
      'Other tasks of the main thread': 30,
      'Parse HTML': 30,
      'Run the HTML': 25,
      'Wait: a script stands still (storage, cookies)': 20,
      Layout: 5,
      'Wait: signIn.js': 600,
      'Wait: no request (storage, a frame, another process)': 50,
      'Run modules': 20,
    })
    expect([...times.values()].reduce((sum, time) => sum + time)).toBe(1_380)
  })

  it('ends at the measured moment, also within a task', () => {
    const times = timeByActivity(visitIn(trace, page, 615))
    expect(Object.fromEntries(times)).toEqual({
      'Wait: the HTML': 600,
      'Other tasks of the main thread': 10,
      'Parse HTML': 5,
    })
  })

  it('has a floor: a round trip for each file, its bytes, and the work', () => {
    const visit = visitIn(trace, page, { request: 'accounts:signIn' })
    const times = timeByActivity(visit)
    expect(floorOf(requestsIn(visit), ['the HTML', 'signIn.js'], times)).toEqual({
      latency: 1_125,
      transfer: 300,
      work: 110,
    })
  })

  it('is compared with that of another page, line by line', () => {
    const ours = { name: 'ours', files: ['the HTML'], visits: [visitIn(trace, page, 700)] }
    const table = traceTable('ms', ours, {
      ...ours,
      name: 'theirs',
      visits: [visitIn(trace, page, 605)],
    })
    expect(table).toContain('| Wait: the HTML | 600 | 600 | 0 |')
    expect(table).toContain('| Run the HTML | 25 | 0 | 25 |')
    expect(table).toContain('| **Together** | 700 | 605 | 95 |')
  })

  it('is only known for pages and requests that are in the trace', () => {
    expect(() => visitIn(trace, `${origin}/`, 1)).toThrow('no visit')
    expect(() => visitIn(trace, page, { request: 'accounts:lookup' })).toThrow('no request')
  })
})

describe('the name of a file', () => {
  it.each([
    [code, 'signIn.js'],
    [page, 'the HTML'],
    [`${origin}/favicon.svg`, 'favicon.svg'],
    ['http://127.0.0.1:9099/v1/accounts:lookup?key=1', 'accounts:lookup'],
  ])('of %s is %s', (url, name) => {
    expect(nameOfFile(url)).toBe(name)
  })
})
