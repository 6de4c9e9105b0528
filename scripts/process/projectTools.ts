import { delimiter, join } from 'node:path'
import { PROJECT_ROOT } from './projectRoot.ts'

/** The environment in which a program of node_modules is found by its bare name. */
export function withProjectTools(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const tools = join(PROJECT_ROOT, 'node_modules', '.bin')
  return { ...environment, PATH: [tools, process.env['PATH']].join(delimiter) }
}
