// Runs a program that must not outlive the one who asked for it: `node tether.mjs <program> [args]`.
// Whoever asked holds this process's standard input. When that closes, because they stop or because
// they were killed, the program is ended. Plain JavaScript, because it has to start within milliseconds.
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

// The program may end while it is being written to.
program.stdin.on('error', () => {})
program.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
program.once('exit', (code) => process.exit(code ?? 1))
