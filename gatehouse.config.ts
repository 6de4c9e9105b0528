import { defineGatehouse } from './src/domain/gatehouse.ts'

export default defineGatehouse({
  signIn: {
    providers: ['google.com', 'github.com', 'apple.com', 'microsoft.com'],
    tokenLink: false,
  },
})
