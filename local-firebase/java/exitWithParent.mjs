// Runs a program that must not outlive its caller: `node exitWithParent.mjs <program> [args]`. The caller
// holds this process's standard input. When that closes, even because the caller was killed, the
// program is ended. It is plain JavaScript because it has to start within milliseconds.
import { spawn } from 'node:child_process'

const PATIENCE_MS = 4000

const [file = '', ...args] = process.argv.slice(2)
const program = spawn(file, args, { stdio: ['pipe', 'inherit', 'inherit'] })

function endProgram() {
  program.kill('SIGTERM')
  setTimeout(() => program.kill('SIGKILL'), PATIENCE_MS)
}

process.stdin.pipe(program.stdin)
process.stdin.once('close', endProgram)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, endProgram)

// The program may end during a write.
program.stdin.on('error', () => {})
program.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
program.once('exit', (code) => process.exit(code ?? 1))
