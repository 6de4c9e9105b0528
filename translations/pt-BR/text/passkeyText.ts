import type * as english from '#src/text/passkeyText.ts'
import type { Translation } from '#translations/translation.ts'

export const passkeysText: Translation<typeof english.passkeysText> = {
  heading: 'Chaves de acesso',
  lead: 'Entre com sua impressão digital, seu rosto ou o PIN do seu dispositivo.',
  loading: 'Carregando as chaves de acesso…',
  none: 'Ainda não há chaves de acesso.',
  unnamed: 'Chave de acesso sem nome',
  only: 'Este é seu único método de acesso. Adicione outro antes de removê-lo.',
  addRow: 'Nova chave de acesso',
  add: 'Adicionar',
  hint: 'Dê a ela o nome do lugar onde ficará salva, como este dispositivo ou seu gerenciador de senhas.',
  create: 'Criar chave de acesso',
  creating: 'Aguardando o navegador…',
  dismissed: 'Nenhuma chave de acesso foi criada. Tente novamente quando quiser.',
  existing:
    'Este dispositivo já tem uma chave de acesso para sua conta. Para adicionar uma, escolha outro dispositivo.',
  added: 'Chave de acesso adicionada. Agora você pode entrar com ela.',
  unsupported: 'Este navegador não oferece suporte a chaves de acesso.',
  remove: 'Remover',
  removing: 'Removendo…',
  keep: 'Manter',
  removeQuestion: (name) => `Remover “${name}”?`,
  removeSentence:
    'Você não poderá mais entrar com ela. Exclua-a também no seu dispositivo para que ela não seja mais oferecida.',
  removed: 'Chave de acesso removida.',
  pendingAdd: 'Entre novamente para adicionar uma chave de acesso.',
  pendingRemove: 'Entre novamente para remover uma chave de acesso.',
}

export const passkeyRequestText: Translation<typeof english.passkeyRequestText> = {
  signIn: 'Entrar com chave de acesso',
  confirm: 'Confirmar com chave de acesso',
  waiting: 'Aguardando o navegador…',
  dismissed: 'Nenhuma chave de acesso foi usada. Tente novamente ou escolha outro método.',
  unknown:
    'Esta chave de acesso não funciona mais. Entre de outra forma e adicione uma nova à sua conta.',
  unknownHere: 'Esta chave de acesso não funciona mais. Escolha outro método.',
}
