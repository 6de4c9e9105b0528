import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type RunningProcess = {
  pid: number
  parent: number
  /** The command line. */
  command: string
}

/** All processes of this machine. */
export async function processes(): Promise<RunningProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, ...command] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent), command: command.join(' ') }
    })
}

/** How many Java programs of this process are running. */
export async function countJavaPrograms(): Promise<number> {
  const own = (await processes()).filter(({ parent }) => parent === process.pid)
  return own.filter(({ command }) => command.includes('java')).length
}
