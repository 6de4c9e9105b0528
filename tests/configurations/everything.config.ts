import { defineGatehouse } from '#build/configuration/gatehouseConfig.ts'

/** The configuration of most tests, with every option turned on. */
export default defineGatehouse({
  brand: {
    name: 'Gatehouse',
    logo: 'brand/logo.svg',
    accent: { light: '#1844b9', dark: '#8cb1ff' },
    picture: { file: 'brand/picture.svg', fit: 'bottom' },
  },
  languages: ['en-US', 'ar', 'qps-Ploc'],
  product: 'products/notebook',
  signIn: {
    password: true,
    emailLink: true,
    phone: true,
    providers: ['google.com', 'github.com', 'apple.com', 'microsoft.com'],
    guest: { files: true },
    tokenLink: true,
    secondFactors: ['totp', 'sms'],
  },
})
