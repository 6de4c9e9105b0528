import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/phoneText.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  charge: 'Enviaremos um código por SMS. Sua operadora pode cobrar por ele.',
  send: 'Enviar código',
  sending: 'Enviando…',
  sent: (number) => `Enviamos um código para ${number}.`,
  check: 'Verificar código',
  checking: 'Verificando…',
  otherNumber: 'Usar outro número',
  factorName: 'Nome',
  factorNameMissing: 'Dê um nome a ele.',
  taken: 'Este número pertence a outra conta.',
}

export const phoneFieldText: Translation<typeof english.phoneFieldText> = {
  number: 'Número de telefone',
  country: 'País',
  missing: 'Digite seu número de telefone.',
}

export const phoneProblemText: Translation<typeof english.phoneProblemText> = {
  tooShort: 'Este número é curto demais para o país dele.',
  tooLong: 'Este número é longo demais para o país dele.',
  noNumber: 'Este número de telefone não é válido.',
  noCountry: 'Comece com + e o código do país.',
  otherCountry: 'Nenhum número deste país tem esse formato. Escolha o país certo ou comece com +.',
  otherRegion: 'Não podemos enviar SMS para este país. Use um número de outro.',
}

export const codeFieldText: Translation<typeof english.codeFieldText> = {
  code: 'Código',
  missing: 'Digite o código.',
  incomplete: 'O código tem seis dígitos.',
  resend: 'Reenviar código',
  cancelSending: 'Cancelar envio',
  resendIn: (left) => `Reenviar em ${left}`,
}
