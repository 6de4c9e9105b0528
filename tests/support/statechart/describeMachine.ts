import { describe, expect, test } from 'vitest'
import {
  isMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import { missingTransitions, reachedStates, stateNames } from './coverage.ts'
import { driveLive } from './driveLive.ts'
import { meaninglessParts, unnamedPorts } from './houseRules.ts'
import type { ActorEnd, MachineModel } from './machineModel.ts'
import { describeWalk, walkChart } from './walks.ts'

/** A model in the machine's own types, and what must hold in every state of the machine. */
export type CheckedModel<Machine extends AnyStateMachine> = MachineModel & {
  readonly machine: Machine
  readonly events: readonly (EventFrom<Machine> | ActorEnd)[]
  readonly input?: InputFrom<Machine>
  readonly volatileContext?: readonly (keyof ContextFrom<Machine>)[]
  readonly unboundedContext?: readonly (keyof ContextFrom<Machine>)[]
  /** The events that a state keeps from its parents, so that nothing happens at them. */
  readonly forbidden?: readonly string[]
  /** By what they keep: the words between "keeps" and "in every state". */
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

    test('says nothing that means nothing, and names each port that is missing', () => {
      expect([...meaninglessParts(machine, model.forbidden), ...unnamedPorts(machine)]).toEqual([])
    })

    test('has an answer to every event somewhere', () => {
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

    test.each(Object.entries(invariants))('keeps %s in every state', (_, holds) => {
      const breaking = walks.filter(({ last: { snapshot } }) => {
        return !belongsTo(machine, snapshot) || !holds(snapshot)
      })
      expect(breaking.map(describeWalk)).toEqual([])
    })
  })
}

function belongsTo<Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: unknown,
): snapshot is SnapshotFrom<Machine> {
  return isMachineSnapshot(snapshot) && snapshot.machine === machine
}
