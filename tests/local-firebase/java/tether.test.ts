import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { startChild } from '#local-firebase/java/child.ts'
import type { Child } from '#local-firebase/java/child.ts'

const SAY_PID = 'console.log(process.pid); setInterval(() => {}, 1000);'
const IGNORE_SIGTERM = 'process.on("SIGTERM", () => {});'

test('a program that is stopped is gone', async () => {
  const { child, pid } = await startProgram(SAY_PID)
  expect(isRunning(pid)).toBe(true)
  await child.stop()
  expect(isRunning(pid)).toBe(false)
  expect(child.crash.aborted).toBe(false)
})

test('a program that does not want to end is ended by force', async () => {
  const { child, pid } = await startProgram(IGNORE_SIGTERM + SAY_PID)
  await child.stop()
  expect(isRunning(pid)).toBe(false)
})

test('a program ends when the one who started it is killed', async () => {
  const { child, pid } = await startProgram(SAY_PID)
  // The pipe is all that the program sees of this process.
  child.stdin.destroy()
  await vi.waitFor(() => {
    expect(isRunning(pid)).toBe(false)
  })
})

test('the last words of a program that ends by itself are told', async () => {
  const child = startChild({
    file: process.execPath,
    args: ['-e', 'console.error("No memory."); process.exit(3)'],
  })
  await once(child.crash, 'abort')
  expect(child.crash.reason).toEqual(
    new Error('Its program ended by itself; the terminal shows its last words.', {
      cause: 'No memory.',
    }),
  )
})

test('a program that does not exist is reported like one that ends by itself', async () => {
  const child = startChild({ file: '/nowhere/java', args: [] })
  await once(child.crash, 'abort')
  expect(child.crash.reason).toMatchObject({ cause: 'spawn /nowhere/java ENOENT' })
})

async function startProgram(source: string): Promise<{ child: Child; pid: number }> {
  const child = startChild({ file: process.execPath, args: ['-e', source] })
  const pid = await new Promise<string>((resolve) => {
    child.stdout.once('data', resolve)
  })
  return { child, pid: Number(pid) }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
