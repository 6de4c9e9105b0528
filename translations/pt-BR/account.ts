import { formatDecimal } from '#src/domain/format.ts'
import type * as AccountRow from '#src/text/account/accountRowText.ts'
import type * as Account from '#src/text/account/accountText.ts'
import type * as Picture from '#src/text/account/pictureText.ts'
import type { Translation } from '#translations/translation.ts'

export const accountRowText: Translation<typeof AccountRow.accountRowText> = {
  actionOn: (action, row) => `${action}: ${row}`,
  none: 'Não informado',
}

export const accountText: Translation<typeof Account.accountText> = {
  title: 'Sua conta',
  guest: 'Visitante',
  profile: 'Perfil',
  profileLead: 'Seu nome, sua foto e como podemos entrar em contato.',
  about: 'Sobre você',
  contact: 'Contato',
  security: 'Segurança',
  securityLead: 'Como você entra e como confirmamos que é você.',
  devices: 'Dispositivos',
  devicesLead: 'Onde sua sessão está aberta e o que fica armazenado.',
  name: 'Nome',
  nameHint: 'Deixe em branco para remover seu nome.',
  nameMissing: 'Digite seu nome.',
  nameTooLong: 'O nome pode ter no máximo 80 caracteres.',
  signInMethods: 'Métodos de acesso',
  device: 'Este dispositivo',
  signedIn: 'Sessão iniciada',
  since: (moment) => `Desde ${moment}`,
  sessionDuration: 'Duração da sessão',
  keptHere: 'Até você sair, mesmo depois de fechar o navegador.',
  keptAsShared: 'Só até você fechar esta aba, porque este computador é compartilhado.',
  keptInTab: 'Só até você fechar esta aba, porque este navegador não conseguiu salvar sua sessão.',
  data: 'Dados',
  deletion: 'Excluir conta',
  deletionLead: 'Exclua permanentemente sua conta e tudo o que há nela.',
  deletionAction: 'Excluir conta',
  confirmChangeName: 'Entre novamente para alterar seu nome.',
}

export const emailChangeText: Translation<typeof Account.emailChangeText> = {
  label: 'E-mail',
  verified: 'Verificado',
  unverified: 'Não verificado',
  verify: 'Verificar este endereço',
  guest: 'Visitantes não têm endereço de e-mail.',
  keep: 'Criar uma conta',
  none: 'Nenhum.',
  addWithPassword: 'Adicionar um e-mail e uma senha',
  phoneOnly: 'Nenhum. Conecte uma conta que tenha um.',
  field: 'Novo e-mail',
  hint: 'Enviaremos um link para o novo endereço. Quando você o abrir, seu e-mail será alterado e sua sessão será encerrada em todos os dispositivos, inclusive neste.',
  missing: 'Digite o novo endereço de e-mail.',
  same: 'Este já é o seu endereço de e-mail.',
  submit: 'Enviar link',
  sent: (email) =>
    `Enviamos um e-mail para ${email}. Seu endereço será alterado quando você abrir o link da mensagem.`,
  close: 'Concluir',
  confirmChange: 'Entre novamente para alterar seu endereço de e-mail.',
}

export const phoneRowText: Translation<typeof Account.phoneRowText> = {
  label: 'Telefone',
  remove: 'Remover número',
  removeQuestion: 'Remover seu número de telefone?',
  removeSentence: (number) => `Você não poderá mais entrar com o número ${number}.`,
  onlySignInMethod: 'Este número é seu único método de acesso. Adicione outro antes de removê-lo.',
  removed: 'Removido',
  confirmSave: 'Entre novamente para salvar seu número de telefone.',
  confirmRemove: 'Entre novamente para remover seu número de telefone.',
}

export const pictureText: Translation<typeof Picture.pictureText> = {
  label: 'Foto',
  confirmChange: 'Entre novamente para alterar sua foto.',
  hidden: 'Sua foto está em um site do qual não podemos carregar imagens.',
  hint: 'Escolha um arquivo JPEG, PNG, WebP ou GIF, arraste-o para cá ou cole-o. Só você pode vê-lo.',
  choose: 'Escolher uma foto',
  chooseAnother: 'Escolher outra',
  reading: 'Lendo a foto…',
  remove: 'Remover foto',
  square: 'Área visível',
  cropHint:
    'Arraste para reposicionar a foto ou toque no ponto a centralizar. No teclado, use as setas, + e −.',
  zoom: 'Zoom',
  zoomOf: (zoom) => `${formatDecimal(zoom)} vezes`,
  preview: 'Prévia',
}

export const pictureRefusals: Translation<typeof Picture.pictureRefusals> = {
  'too-large': 'Este arquivo tem mais de 50 MB. Escolha um menor.',
  'too-many-pixels':
    'Esta foto tem mais de 40 milhões de pixels ou mais de 10 mil em um dos lados. Escolha uma menor.',
  'not-a-picture': 'Este arquivo não é JPEG, PNG, WebP nem GIF. Escolha outro.',
  unsupported:
    'Este navegador não consegue ler imagens HEIC. Escolha um JPEG ou abra esta página no Safari.',
  unreadable: 'Não é possível ler esta foto. Talvez ela esteja danificada. Escolha outra.',
  'too-slow': 'A leitura desta foto demorou demais. Escolha uma menor.',
  'no-room': 'Seu armazenamento acabou. Exclua um arquivo e salve novamente.',
}
