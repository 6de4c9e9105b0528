import { defineGatehouse } from '#build/configuration/gatehouseConfig.ts'
import everything from '../everything.config.ts'

/** Everything turned on, with an `onEvent` that always fails. */
export default defineGatehouse({
  ...everything,
  onEvent: 'tests/configurations/events/onEvent.ts',
})
