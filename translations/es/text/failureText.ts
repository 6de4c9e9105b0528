import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/failureText.ts'
import { supportContact } from './brandText.ts'

export const failureText: Translation<typeof english.failureText> = {
  'account-exists-with-different-credential':
    'Ya hay una cuenta con este correo electrónico que usa otro método de acceso.',
  'account-refused': __SIGN_UP__.closed
    ? 'Necesitas una invitación para crear una cuenta.'
    : 'Esta cuenta no se puede usar aquí.',
  'account-being-deleted': 'Tu cuenta se está eliminando.',
  'app-not-authorized': 'Esta app no está bien configurada.',
  'captcha-check-failed': 'La comprobación de reCAPTCHA falló.',
  'code-expired': 'Este código expiró.',
  'credential-already-in-use': 'Este método de acceso pertenece a otra cuenta.',
  'email-already-in-use': 'Ya existe una cuenta con este correo electrónico.',
  'internal-error': 'Algo falló por nuestra parte.',
  'invalid-action-code': 'Este enlace expiró o ya se usó.',
  'invalid-credential': __METHODS__.password
    ? 'Correo electrónico o contraseña incorrectos.'
    : 'No pudimos verificar este inicio de sesión.',
  'invalid-email': 'Escribe una dirección de correo electrónico válida.',
  'invalid-phone-number': 'Escribe un número de teléfono válido.',
  'invalid-verification-code': 'El código es incorrecto. Compruébalo e inténtalo de nuevo.',
  'maximum-second-factor-count-exceeded':
    'Esta cuenta ya tiene el número máximo de segundos factores.',
  'missing-password': 'Escribe tu contraseña.',
  'multi-factor-auth-required': 'Esta cuenta requiere un segundo factor.',
  'multi-factor-info-not-found': 'Este segundo factor no pertenece a tu cuenta.',
  'network-request-failed': 'No podemos conectar con el servidor.',
  'no-such-provider': 'Este método de acceso no está conectado a tu cuenta.',
  'object-not-found': 'Este archivo ya no existe.',
  'operation-not-allowed': 'Este método de acceso no está disponible.',
  'out-of-space': 'El servidor no tiene más almacenamiento.',
  'outdated-password': 'Tu contraseña ya no cumple los requisitos. Elige una nueva.',
  'popup-blocked': 'Tu navegador bloqueó la ventana.',
  'popup-closed-by-user': 'La ventana se cerró antes de que iniciaras sesión.',
  'provider-already-linked': 'Este método de acceso ya está conectado.',
  'requires-recent-login': 'Confirma que eres tú para continuar.',
  'retry-limit-exceeded':
    'El servidor tardó demasiado: dos minutos para una solicitud, diez para subir un archivo.',
  'script-blocked':
    'No se pudo cargar un script de Google. Es posible que lo haya bloqueado un bloqueador de contenido o tu red.',
  'second-factor-already-in-use': 'Este segundo factor ya está configurado.',
  'too-many-requests': 'Demasiados intentos.',
  unauthorized: 'No tienes permiso para hacer esto.',
  'unauthorized-domain': 'Esta app no está autorizada en este dominio.',
  unknown: 'Algo salió mal.',
  'unsupported-first-factor': 'Este método de acceso no admite segundos factores.',
  'unverified-email': 'Primero verifica tu correo electrónico.',
  'user-disabled': 'Esta cuenta está inhabilitada.',
  'user-mismatch': 'Esa cuenta no es la misma en la que iniciaste sesión.',
  'user-token-expired': 'Tu sesión terminó.',
  'weak-password': 'Esta contraseña no cumple los requisitos. Elige otra.',
  'web-storage-unsupported':
    'Este navegador bloquea el almacenamiento, que es necesario para iniciar sesión.',
}

export const nextActionText: Translation<typeof english.nextActionText> = {
  allowPopups: 'Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  allowStorage: 'Permite que este sitio guarde datos e inténtalo de nuevo.',
  chooseAnotherMethod: 'Elige otro método.',
  confirmIdentity: 'Confirmar identidad',
  enterSecondFactor: 'Usar el segundo factor',
  requestNewCode: 'Enviar otro código',
  requestNewLink: 'Enviar otro enlace',
  resetPassword: 'Restablecer contraseña',
  retry: 'Reintentar',
  signIn: 'Iniciar sesión',
  contactSupport: `Contacta con ${supportContact}.`,
  verifyEmail: 'Verificar correo',
  wait: 'Espera, por favor.',
}

export const codeText: Translation<typeof english.codeText> = (code) => `Código: ${code}`

export const coolDownText: Translation<typeof english.coolDownText> = (left) =>
  `Espera ${left} e inténtalo de nuevo.`
