import { delimiter, join } from 'node:path'
import { PROJECT_ROOT } from './projectRoot.ts'

/** An environment in which programs in node_modules are found by name. */
export function withProjectTools(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const tools = join(PROJECT_ROOT, 'node_modules', '.bin')
  return { ...environment, PATH: [tools, process.env['PATH']].join(delimiter) }
}
