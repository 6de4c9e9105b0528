import { build, type ResolvedConfig, type Rolldown } from 'vite'

/**
 * Bundles a script that runs before the app's code.
 *
 * @param entry the absolute path of its module. It imports nothing that would become a file of its own.
 * @param format `iife` for a script that is inlined, `es` for a module.
 * @returns its code.
 */
export async function bundleScript(
  entry: string,
  { build: { target }, define = {} }: ResolvedConfig,
  format: 'es' | 'iife',
): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format } },
    },
  })) as Rolldown.RolldownOutput
  const [script, ...others] = output
  if (others.length > 0) throw new Error(`${entry} isn’t a single file.`)
  return script.code.trim()
}
