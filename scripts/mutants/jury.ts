import type { Check } from '#tests/rules/check.ts'
import { newPeople } from '#tests/rules/people.ts'
import type { Origins } from '#tests/rules/person.ts'
import type { Ruleset } from './rulesets.ts'

const AT_ONCE = 8

/** Finds the first check that kills a mutant of the rules. */
export class Jury {
  readonly #origins: Origins
  readonly #name: string
  readonly #load: Ruleset['load']
  #checks: readonly Check[]
  #attempts = 0

  constructor(origins: Origins, { name, checks, load }: Ruleset) {
    this.#origins = origins
    this.#name = name.replace('.rules', '')
    this.#load = load
    this.#checks = checks
  }

  /** The name of a check that these rules fail, or null if they pass all. */
  async judge(content: string): Promise<string | null> {
    try {
      await this.#load(this.#origins, content)
    } catch {
      return 'they compile'
    }
    const witness = await this.#findWitness(this.#checks)
    if (!witness) return null
    // Tried first the next time, because neighboring mutants tend to be killed by the same check.
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
    // New names, because the users of earlier attempts still exist.
    const people = newPeople(this.#origins, `${this.#name}${this.#attempts}`)
    return (await attempt(people)) === expected
  }
}
