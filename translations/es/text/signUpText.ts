import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/signUpText.ts'

export const signUpText: Translation<typeof english.signUpText> = {
  title: 'Crear una cuenta',
  heading: 'Crea una cuenta',
  lead: __SIGN_UP__.profile
    ? 'Solo te llevará un minuto.'
    : 'Solo necesitas una dirección de correo electrónico y una contraseña.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Crear cuenta',
  submitting: 'Creando cuenta…',
  hasAccount: '¿Ya tienes una cuenta?',
  signIn: 'Iniciar sesión',
}

export const passwordResetText: Translation<typeof english.passwordResetText> = {
  title: 'Contraseña olvidada',
  heading: 'Restablece tu contraseña',
  lead: 'Te enviaremos por correo un enlace para elegir una nueva.',
  submit: 'Enviar correo',
  submitting: 'Enviando…',
  sentHeading: 'Revisa tu correo',
  sent: (email) => `Si ${email} tiene una cuenta, le enviamos un correo con un enlace.`,
  back: 'Volver al inicio de sesión',
}
