import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/signInText.ts'

export const signInText: Translation<typeof english.signInText> = {
  title: 'Iniciar sesión',
  heading: 'Hola de nuevo',
  sharedComputer: 'Equipo compartido: olvidarme al cerrar la pestaña',
}

export const passwordSignInText: Translation<typeof english.passwordSignInText> = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  forgot: '¿Olvidaste tu contraseña?',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
}

export const newAccountText: Translation<typeof english.newAccountText> = {
  question: '¿Aún no tienes cuenta?',
  link: 'Crear una cuenta',
}

export const invitationText: Translation<typeof english.invitationText> = {
  question: '¿Aún no tienes cuenta?',
  link: 'Pedir una invitación',
  only: 'Las cuentas nuevas son solo por invitación.',
}

export const tokenLinkText: Translation<typeof english.tokenLinkText> = {
  lead: 'Para iniciar sesión, abre el enlace que te enviamos.',
}

export const passwordText: Translation<typeof english.passwordText> = {
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  spaces: 'Empieza o termina con un espacio.',
  capsLock: 'Las mayúsculas están activadas.',
}

export const validationText: Translation<typeof english.validationText> = {
  emailMissing: 'Escribe tu dirección de correo electrónico.',
  passwordMissing: 'Escribe una contraseña.',
  notAnEmail: 'Escribe una dirección como nombre@example.com.',
}

export const appText: Translation<typeof english.appText> = {
  name: __BRAND__.name,
  title: (page) => `${page} · ${__BRAND__.name}`,
  skip: 'Ir al contenido',
  themeToLight: 'Usar el tema claro',
  themeToDark: 'Usar el tema oscuro',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  offline: 'Estás sin conexión. Tus cambios se quedan en este dispositivo.',
  reconnecting: 'Conectando de nuevo…',
  unreachable: 'No se puede conectar con el servidor. Intentándolo de nuevo…',
  retryNow: 'Probar ahora',
  broken:
    'Esta página no puede cargar ni guardar nada hasta que la recargues. Tus cambios se quedan en este dispositivo.',
  notRemembered: {
    blocked:
      'Este navegador bloquea el almacenamiento, así que la próxima vez tendrás que volver a iniciar sesión.',
    full: 'Este dispositivo está lleno, así que quizá tengas que volver a iniciar sesión la próxima vez.',
  },
}

export const errorPageText: Translation<typeof english.errorPageText> = {
  missingTitle: 'No se pudo cargar esta página',
  missing: 'Comprueba tu conexión y luego vuelve atrás o recarga esta página.',
  crashTitle: 'Algo salió mal',
  crash: 'Es un error nuestro. Recargar la página suele ayudar.',
  reload: 'Recargar página',
  stalledTitle: 'Está tardando más de lo habitual',
  stalled: 'No pudimos comprobar si tienes la sesión abierta. No se ha perdido nada.',
  retry: 'Reintentar',
  signInAgain: 'Volver a iniciar sesión',
}
