import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/identityText.ts'
import { supportContact } from './brandText.ts'

export const identityText: Translation<typeof english.identityText> = {
  heading: 'Confirme que é você',
  password: 'Senha atual',
  confirm: 'Confirmar',
  confirming: 'Verificando…',
  wrongPassword: 'Essa não é a sua senha. Tente novamente ou use outro método.',
  passwordOnly:
    'Só a sua senha encerra as outras sessões de vez. Se você a esqueceu ou nunca teve uma, escolha outra: isso também desconecta todos os outros dispositivos.',
  newPassword: 'Escolher nova senha',
  or: 'ou',
  otherMethod: 'Usar outro método',
  secondFactor: 'Sua conta precisa de um segundo fator.',
  noWay: 'Com esta conta, não há como confirmar que é você.',
  cancel: 'Cancelar',
}

export const linkConfirmationText: Translation<typeof english.linkConfirmationText> = {
  send: 'Prefiro receber um link',
  sendOnly: 'Receber um link',
  sending: 'Enviando…',
  asWell: (email) => `Um link enviado para ${email} também funciona se você nunca criou uma senha.`,
  to: (email) => `Será enviado para ${email}.`,
  sent: (email) =>
    `Enviamos um link para ${email}. Abra-o neste navegador e esta página continuará.`,
}

export const phoneConfirmationText: Translation<typeof english.phoneConfirmationText> = {
  lead: (number) => `Enviaremos um código para ${number}.`,
}

export const secondFactorText: Translation<typeof english.secondFactorText> = {
  title: 'Segundo fator',
  heading: 'Só mais uma etapa',
  lead: 'Esta conta exige um segundo fator.',
  choose: 'Escolha um segundo fator',
  chooseApp: 'Usar um app autenticador',
  choosePhone: (number) => `Enviar um SMS para ${number}`,
  sending: 'Enviando…',
  enterAppCode: 'Digite o código do seu app autenticador.',
  enterSentCode: (number) => `Digite o código que enviamos para ${number}.`,
  submit: 'Continuar',
  submitting: 'Verificando…',
  other: 'Usar outro fator',
  over: 'O tempo esgotou. Entre novamente.',
  signInAgain: 'Entrar novamente',
  back: 'Voltar para o login',
  notAtHand: 'Não tenho acesso a ele',
  noRecoveryCodes: 'Não há códigos de recuperação. Você tem estas opções:',
  methodsLeft: [
    'Use outro fator, se você configurou mais de um.',
    'Em um dispositivo em que sua sessão ainda esteja aberta, abra sua conta e remova o fator por lá.',
    `Fale com ${supportContact}. A equipe pode remover o fator depois de confirmar sua identidade.`,
  ],
}

export const factorKindText: Translation<typeof english.factorKindText> = {
  totp: 'App autenticador',
  phone: 'SMS',
}
