import { formatCount, formatList } from '#src/domain/format.ts'
import type * as GuestNotice from '#src/text/guest/guestNoticeText.ts'
import type * as Guest from '#src/text/guest/guestText.ts'
import type { Translation } from '#translations/translation.ts'

export const guestUpgradeText: Translation<typeof Guest.guestUpgradeText> = {
  title: 'Crear una cuenta',
  lead: 'Conservarás todo lo que tienes aquí.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Crear cuenta',
  submitting: 'Creando cuenta…',
  or: 'o',
  phone: 'Usar un teléfono',
  upgradedTitle: 'Tu cuenta está lista',
  upgraded: 'Ya puedes iniciar sesión en cualquier dispositivo.',
  emailTaken: 'Ya existe una cuenta con este correo electrónico. Inicia sesión con su contraseña.',
  existingPassword: 'Contraseña de esa cuenta',
  signIn: 'Iniciar sesión en esa cuenta',
  signingIn: 'Iniciando sesión…',
  providerTaken: (name) =>
    `Esta cuenta de ${name} ya está conectada a otra cuenta. Puedes iniciar sesión en ella.`,
  providerEmailTaken: (name) =>
    `Ya existe una cuenta con el correo electrónico de tu cuenta de ${name}. Puedes iniciar sesión en ella.`,
  notConnected: (name) =>
    `Esa cuenta no está conectada a ${name}. Elige el método con el que sueles iniciar sesión.`,
}

export const moveText: Translation<typeof Guest.moveText> = {
  deletingLead: 'Lo que se movió está en tu cuenta. La cuenta de invitado se está eliminando.',
  waiting: 'Esperando a que termine otra pestaña de este navegador.',
  steps: 'Pasos',
  stepChanges: 'Cambios sin guardar',
  stepVerifying: 'Comprobación',
  stepDeleting: 'Eliminación de la cuenta de invitado',
  outOf: (copied, all) => `${formatCount(copied)} de ${formatCount(all)}`,
  pause: 'Pausar',
  pausedLead: 'Lo que ya se copió está en tu cuenta. Puedes mover el resto cuando quieras.',
  failedLead:
    'Lo que ya se copió está en tu cuenta y no se eliminó nada. Puedes continuar cuando quieras.',
  offlineLead:
    'Lo que ya se copió está en tu cuenta. El resto se moverá cuando vuelvas a tener conexión.',
  coolingDownLead: 'El servidor está ocupado. Continuaremos en un momento.',
  overQuotaLead:
    'No todo cabe en tu cuenta. Se movió lo que cabe; el resto sigue en la cuenta de invitado.',
  verify: 'Verifica tu correo para tener más espacio',
  undeleted: 'La cuenta de invitado aún no se ha eliminado',
  undeletedLead: 'Lo que se movió está en tu cuenta. Puedes continuar cuando quieras.',
  undeletedOfflineLead:
    'Lo que se movió está en tu cuenta. La eliminación continuará cuando vuelvas a tener conexión.',
  noticeUndeleted:
    'Lo que se movió está en tu cuenta. La cuenta de invitado aún no se ha eliminado.',
  discardConfirmation: (items) =>
    items.length === 0
      ? 'Sí, eliminar todo lo que no se movió, incluidos los cambios sin guardar que no se pueden leer aquí. Esta acción no se puede deshacer.'
      : `Sí, eliminar todo lo que no se movió (${formatList(items)}), incluidos los cambios sin guardar que no se pueden leer aquí. Esta acción no se puede deshacer.`,
  itemsOfStep: (step, count) => `${step}: ${formatCount(count)}`,
  discard: 'Descartar el resto',
  goneHeading: 'La cuenta de invitado ya no existe',
  goneLead:
    'La cuenta de invitado se eliminó, se convirtió en una cuenta completa o su sesión terminó, así que no se puede mover nada más. Lo que ya se copió se conserva en tu cuenta.',
  nothingHeading: 'No hay nada que mover',
  nothingLead: 'Todo lo que tienes ya está en esta cuenta.',

  confirm: 'Sí, moverlas',
  decideLater: 'Decidir después',
  keepPending: 'Conservar y cerrar sesión',
  deleteConfirmation: 'Sí, eliminar lo que dejó el invitado. Esta acción no se puede deshacer.',
  deleting: 'Eliminando…',

  view: 'Ver',
}

export const guestNoticeText: Translation<typeof GuestNotice.guestNoticeText> = {
  lead: 'Estás usando una cuenta de invitado. Crea una cuenta para poder volver a iniciar sesión.',
  action: 'Crear una cuenta',
}

export const guestEndText: Translation<typeof GuestNotice.guestEndText> = {
  until: (day) => `Cuenta de invitado, hasta el ${day}`,
  near: (day) => `Esta cuenta de invitado se eliminará el ${day}, con todo su contenido.`,
  past: 'El último día de esta cuenta de invitado ya pasó. Puede eliminarse en cualquier momento, con todo su contenido.',
  export: 'Exportar tus datos',
}
