import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/sessionEndedText.ts'
import { supportContact } from './brandText.ts'

const anotherAccount = __SIGN_UP__.closed
  ? 'Iniciar sesión con otra cuenta'
  : 'Crear una cuenta nueva'

export const sessionEndedText: Translation<typeof english.sessionEndedText> = {
  disabled: {
    title: 'Esta cuenta está inhabilitada',
    lead: `Contacta con ${supportContact} si crees que se trata de un error.`,
    action: 'Iniciar sesión con otra cuenta',
  },
  deleted: {
    title: 'Esta cuenta ya no existe',
    lead: 'Se eliminó en otro dispositivo o lo hizo un administrador.',
    action: anotherAccount,
  },
  expired: {
    title: 'Vuelve a iniciar sesión',
    lead: __METHODS__.password
      ? 'Tu sesión terminó, por ejemplo porque cerraste la sesión en tus otros dispositivos o se cambió tu contraseña o tu dirección de correo electrónico. Después de iniciar sesión, volverás a donde estabas.'
      : 'Tu sesión terminó, por ejemplo porque cerraste la sesión en tus otros dispositivos o se cambió tu dirección de correo electrónico. Después de iniciar sesión, volverás a donde estabas.',
    action: 'Iniciar sesión',
  },
  revoked: {
    title: 'Se cerró tu sesión desde otro dispositivo',
    lead: 'Lo que no habías guardado está cifrado en este dispositivo. Vuelve a iniciar sesión para recuperarlo.',
    action: 'Iniciar sesión',
  },
  left: {
    title: 'Tu cuenta se eliminó',
    lead: 'Tu cuenta y todo lo que contenía se eliminaron definitivamente.',
    action: anotherAccount,
  },
}

export const guestEndedText: Translation<typeof english.guestEndedText> = {
  title: 'Esta cuenta de invitado ya no existe',
  lead: 'Su plazo terminó o la eliminó un administrador. Todo su contenido se ha perdido.',
  action: anotherAccount,
}
