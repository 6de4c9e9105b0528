import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/phoneText.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  charge: 'Te enviaremos un código por SMS. Tu operador puede cobrártelo.',
  send: 'Enviar código',
  sending: 'Enviando…',
  sent: (number) => `Enviamos un código al ${number}.`,
  check: 'Verificar código',
  checking: 'Comprobando…',
  otherNumber: 'Usar otro número',
  factorName: 'Nombre',
  factorNameMissing: 'Ponle un nombre.',
  taken: 'Este número pertenece a otra cuenta.',
}

export const phoneFieldText: Translation<typeof english.phoneFieldText> = {
  number: 'Número de teléfono',
  country: 'País',
  missing: 'Escribe tu número de teléfono.',
}

export const phoneProblemText: Translation<typeof english.phoneProblemText> = {
  tooShort: 'Este número es demasiado corto para su país.',
  tooLong: 'Este número es demasiado largo para su país.',
  noNumber: 'Este número de teléfono no es válido.',
  noCountry: 'Empieza con + y el código del país.',
  otherCountry:
    'Ningún número de este país tiene esta forma. Elige el país correcto o empieza por +.',
  otherRegion: 'No podemos enviar SMS a este país. Usa un número de otro.',
}

export const codeFieldText: Translation<typeof english.codeFieldText> = {
  code: 'Código',
  missing: 'Escribe el código.',
  incomplete: 'El código tiene seis dígitos.',
  resend: 'Reenviar código',
  cancelSending: 'Cancelar el envío',
  resendIn: (left) => `Reenviar en ${left}`,
}
