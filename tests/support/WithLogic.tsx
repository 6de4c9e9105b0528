import { use, type ReactNode } from 'react'
import type { AnyStateMachine } from 'xstate'
import { TestLogics } from '#src/hooks/useInspectedActor.ts'

type WithLogicProps<Logic> = { of: Logic; as: NoInfer<Logic>; children: ReactNode }

/** Lets the components in it that run the real logic, `of`, run another one, usually on stub ports. */
export function WithLogic<Logic extends AnyStateMachine>({
  of,
  as,
  children,
}: WithLogicProps<Logic>) {
  const logics = new Map(use(TestLogics)).set(of, as)
  return <TestLogics value={logics}>{children}</TestLogics>
}
