import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { keysFromText, TAKEN_TRANSITIONS, writeTaken } from './takenTransitions.ts'

/** Collects the transitions that the pages of all tests took. */
export default class PlaywrightTransitionsReporter implements Reporter {
  #taken = new Set<string>()

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name !== TAKEN_TRANSITIONS || !body) continue
      for (const key of keysFromText(body.toString())) this.#taken.add(key)
    }
  }

  async onEnd(): Promise<void> {
    await writeTaken(this.#taken)
  }

  printsToStdio(): boolean {
    return false
  }
}
