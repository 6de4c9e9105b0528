import { describe, expect, test } from 'vitest'
import {
  isMachineSnapshot,
  type AnyEventObject,
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import { meaninglessNames } from './chartLint.ts'
import { missingTransitions, reachedStates, stateNames } from './coverage.ts'
import { driveLive } from './driveLive.ts'
import type { ActorEnd, MachineModel } from './machineModel.ts'
import { describeWalk, walkChart } from './walks.ts'

/** A model with the machine's own types, and its invariants. */
export type CheckedModel<Machine extends AnyStateMachine> = MachineModel & {
  readonly machine: Machine
  readonly events: readonly (EventFrom<Machine> | ActorEnd)[]
  readonly input?: InputFrom<Machine>
  readonly volatileContext?: readonly (keyof ContextFrom<Machine>)[]
  readonly unboundedContext?: readonly (keyof ContextFrom<Machine>)[]
  /** Events that a state blocks from its parents, without doing anything. */
  readonly forbidden?: readonly string[]
  /** By test title: the words between "keeps" and "in every state". */
  readonly invariants?: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>
}

/** Registers the tests that every machine must pass. */
export function describeMachine<Machine extends AnyStateMachine>(
  model: CheckedModel<Machine>,
): void {
  const { machine, invariants = {} } = model
  const walks = walkChart(model)

  describe(`the machine ${machine.id}`, () => {
    test.each(stateNames(machine))('reaches %s', (name) => {
      const steps = walks.map(({ last }) => last)
      expect(reachedStates(machine, steps)).toContain(name)
    })

    test('has no meaningless parts, and names each missing port', () => {
      expect(meaninglessNames(machine, model.forbidden)).toEqual([])
    })

    test('handles every event in some state', () => {
      const answered = new Set(walks.map(({ events }) => events.at(-1)?.type))
      expect(model.events.filter(({ type }) => !answered.has(type))).toEqual([])
    })

    test('takes every transition in the pure chart', () => {
      const taken = walks.flatMap(({ last }) => last.taken)
      expect(missingTransitions(machine, taken)).toEqual([])
    })

    test('takes every transition in the live actor, which agrees with the pure chart', () => {
      const runs = walks.map((walk) => driveLive(model, walk))
      const taken = runs.flatMap((run) => run.taken)
      expect(runs.flatMap(({ problems }) => problems)).toEqual([])
      expect(missingTransitions(machine, taken)).toEqual([])
    })

    test.each(secretsIn(model.events))('never keeps the %s of an event', (_, text) => {
      const escaped = JSON.stringify(text).slice(1, -1)
      const keeping = walks.filter(({ last: { snapshot } }) => {
        return JSON.stringify(snapshot.context).includes(escaped)
      })
      expect(keeping.map(describeWalk)).toEqual([])
    })

    test.each(Object.entries(invariants))('keeps %s in every state', (_, holds) => {
      const breaking = walks.filter(({ last: { snapshot } }) => {
        return !belongsTo(machine, snapshot) || !holds(snapshot)
      })
      expect(breaking.map(describeWalk)).toEqual([])
    })
  })
}

const secretNames = /^(password|code|token|credential)$/

/** The different passwords, codes, and tokens in events. */
function secretsIn(events: readonly AnyEventObject[]): [string, string][] {
  const names = new Map<string, string>()
  for (const [name, value] of events.flatMap((event) => Object.entries<unknown>(event))) {
    if (secretNames.test(name) && typeof value === 'string') names.set(value, name)
  }
  return [...names].map(([text, name]) => [name, text])
}

function belongsTo<Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: unknown,
): snapshot is SnapshotFrom<Machine> {
  return isMachineSnapshot(snapshot) && snapshot.machine === machine
}
