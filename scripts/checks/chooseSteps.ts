import { isDeepStrictEqual } from 'node:util'
import type { GatehouseConfig } from '#build/configuration/gatehouseConfig.ts'
import { doorSteps, namedSteps, productSteps, quickSteps, slowSteps, type Step } from './steps.ts'

const groups: Readonly<Record<string, readonly Step[]>> = {
  door: doorSteps,
  product: productSteps,
  quick: quickSteps,
}

/**
 * The steps that `npm test -- names` runs. Without names, those of the product in `gatehouse.config.ts`; if that's the
 * sample, those of the door, which include it.
 *
 * @throws a sentence about a name that no step has.
 */
export async function chooseSteps(
  [first = '', ...others]: readonly string[],
  load: () => Promise<{ own: GatehouseConfig; sample: GatehouseConfig }>,
): Promise<readonly Step[]> {
  if (first === '') return isSample(await load()) ? doorSteps : productSteps
  if (first === 'slow') return slowSteps(others)
  const group = groups[first]
  if (group && others.length === 0) return group
  const names = [first, ...others]
  const all = [...new Map(allSteps().map((step) => [step.name, step])).values()]
  const known = all.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return all.filter(({ name }) => names.includes(name))
  throw new Error(
    `No step is called ${unknown.join(', ')}. There are ${known.join(', ')}, and alone ${Object.keys(groups).join(', ')}, or slow.`,
  )
}

/** Until an owner changes their configuration, the door's tests are those of the product, too. */
function isSample({ own, sample }: { own: GatehouseConfig; sample: GatehouseConfig }): boolean {
  // The sample has copies of the files in `brand`.
  const copied = JSON.stringify(own).replaceAll('"brand/', '"tests/configurations/sample/')
  return isDeepStrictEqual(JSON.parse(copied), sample)
}

function allSteps(): readonly Step[] {
  return [...doorSteps, ...productSteps, ...namedSteps]
}
