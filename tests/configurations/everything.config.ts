import { defineGatehouse } from '#src/domain/gatehouse.ts'

/** What the tests run on: everything that a configuration can turn on. */
export default defineGatehouse({
  signIn: {
    providers: ['google.com', 'github.com', 'apple.com', 'microsoft.com'],
    tokenLink: true,
  },
})
