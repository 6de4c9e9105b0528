import { errorText } from '#local-firebase/errorText.ts'

/** Runs a command with its arguments. If it throws, prints the sentence, and exits with 1. */
export async function command(main: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`)
    // At once: what it has started may still run.
    process.exit(1)
  }
}

/** Prints a line. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
