import { asOwner } from '#local-firebase/asOwner.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { newPeople } from '#tests/rules/firestore/people.ts'
import type { Check } from '#tests/rules/firestore/check.ts'

const AT_ONCE = 8

/** Finds the first of the checks that notices a fault of the rules. */
export class Jury {
  readonly #origin: string
  #checks: readonly Check[]
  #attempts = 0

  constructor(origin: string, checks: readonly Check[]) {
    this.#origin = origin
    this.#checks = checks
  }

  /** The name of a check that these rules do not pass, or null when they pass them all. */
  async judge(content: string): Promise<string | null> {
    const rules = { files: [{ name: 'firestore.rules', content }] }
    const url = `${this.#origin}/emulator/v1/projects/${PROJECT_ID}:securityRules`
    await asOwner('PUT', url, { rules })
    const witness = await this.#findWitness(this.#checks)
    if (!witness) return null
    // It is heard first the next time: neighbouring faults tend to have the same witness.
    this.#checks = [witness, ...this.#checks.filter((check) => check !== witness)]
    return witness.name
  }

  async #findWitness(checks: readonly Check[]): Promise<Check | null> {
    if (checks.length === 0) return null
    const some = checks.slice(0, AT_ONCE)
    const passed = await Promise.all(some.map((check) => this.#passes(check)))
    return some.find((_, index) => !passed[index]) ?? this.#findWitness(checks.slice(AT_ONCE))
  }

  async #passes({ attempt, expected }: Check): Promise<boolean> {
    this.#attempts += 1
    return (await attempt(newPeople(this.#origin, String(this.#attempts)))) === expected
  }
}
