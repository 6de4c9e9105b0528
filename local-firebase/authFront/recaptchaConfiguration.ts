import { PROJECT_ID } from '../ports.ts'

/**
 * What a project answers that has a reCAPTCHA key and asks for it nowhere.
 * The SDK throws on an answer without a key.
 */
export const recaptchaConfiguration = {
  recaptchaKey: `projects/${PROJECT_ID}/keys/local`,
  recaptchaEnforcementState: [
    { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
    { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
  ],
}
