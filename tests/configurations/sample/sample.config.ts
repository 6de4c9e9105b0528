import { defineGatehouse } from '#build/configuration/gatehouseConfig.ts'

/** The sample, as `gatehouse.config.ts` describes it until an owner changes that file. */
export default defineGatehouse({
  brand: {
    name: 'Gatehouse',
    logo: 'tests/configurations/sample/logo.svg',
    accent: { light: '#1844b9', dark: '#8cb1ff' },
    picture: { file: 'tests/configurations/sample/picture.svg', fit: 'bottom' },
  },
  languages: ['en-US', 'de', 'fr', 'es', 'pt-BR', 'ja', 'ar'],
  product: 'products/notebook',
  signIn: {
    password: true,
    emailLink: true,
    phone: true,
    providers: ['google.com', 'github.com', 'apple.com', 'microsoft.com'],
    guest: true,
    tokenLink: false,
    secondFactors: ['totp', 'sms'],
  },
})
