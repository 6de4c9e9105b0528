import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What the app's ports, logic, and lazy views are made with. */
const makers = [
  'afterIdle',
  'toPort',
  'changeLogic',
  'fromCallback',
  'idleComponent',
  'lazyComponent',
  'loader',
  'memo',
  'once',
  'pageComponent',
  'phoneCodeLogic',
  'withRecentSignIn',
  'sendWith',
  'smsExchange',
]

/**
 * Calls that do nothing but return a value: the makers, and those on a machine, such as
 * `phoneCodeMachine.provide()`. Otherwise, the bundler would keep the logic and views of methods that
 * are off, with everything that they call in the SDK, if they share a module with others.
 *
 * @param sources the folder of the app's modules.
 */
export function pureCalls(sources: string): readonly string[] {
  const machines = readdirSync(join(sources, 'machines'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Machine.ts'))
    .map((file) => basename(file, '.ts'))
  return [...makers, ...machines]
}
