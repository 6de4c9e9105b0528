import type { Equivalent } from './equivalents.ts'
import type { Mutant } from './mutant.ts'

type Verdict = {
  /** False if an unlisted mutant survived, or a listed one didn't. */
  readonly passed: boolean
  readonly text: string
}

type Lines = Pick<Mutant, 'before' | 'after'>

/** The verdict on the survivors of `total` mutants. */
export function verdictOn(
  total: number,
  survivors: readonly Mutant[],
  equivalents: readonly Equivalent[],
): Verdict {
  const unlisted = survivors.filter((mutant) => !equivalents.some(isLike(mutant)))
  const unneeded = equivalents.filter((listed) => !survivors.some(isLike(listed)))
  const noticed = total - survivors.length
  const text = [
    ...unlisted.map(({ line, ...lines }) => `No one noticed, in line ${line}:\n${show(lines)}\n`),
    ...unneeded.map((listed) => `Listed as unnoticeable, but is not:\n${show(listed)}\n`),
    `${total} faults, ${noticed} noticed, ${survivors.length - unlisted.length} listed, ${unlisted.length} missed`,
  ].join('\n')
  return { passed: unlisted.length + unneeded.length === 0, text }
}

function isLike({ before, after }: Lines): (other: Lines) => boolean {
  return (other) => other.before === before && other.after === after
}

function show({ before, after }: Lines): string {
  return `  ${before}\n  ${after}`
}
