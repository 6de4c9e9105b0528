import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/productText.ts'

type ProductText = Translation<typeof english.productText>

function greetingsIn({ greetings = 0 }: ItemCounts): string {
  if (greetings === 0) return 'nenhuma saudação'
  return plural(greetings, { one: 'uma saudação', other: `${greetings} saudações` })
}

const archive: ProductText['archive'] = {
  exportLead: 'Cria no seu navegador um arquivo ZIP com sua saudação e os dados da sua conta.',
  contents: (counts) => `Há ${greetingsIn(counts)}.`,
  unsaved: () => null,
  packing: () => 'Exportando sua saudação…',
  packed: () => 'Só um momento',
  contained: (counts) => `Contém ${greetingsIn(counts)}.`,
  missing: {},
  importLead: 'Restaura sua saudação de um arquivo ZIP exportado aqui.',
  preview: (counts) => [`Contém ${greetingsIn(counts)}.`],
  rules: 'Uma saudação que você já tem fica como está.',
  soFar: (counts) => `Adicionado até agora: ${greetingsIn(counts)}.`,
  outcome: (counts) => [`Adicionado: ${greetingsIn(counts)}.`],
  full: () => 'Não há mais espaço.',
  leftOut: {},
}

const move: ProductText['move'] = {
  counting: 'Procurando sua saudação…',
  uncounted: 'Sua saudação irá com você.',
  comesAlong: ({ greetings = 0 }) =>
    greetings === 0 ? 'Você ainda não tem nenhuma saudação.' : 'Sua saudação irá com você.',
  unsent: () => '',
  title: 'Mover sua saudação',
  heading: 'Movendo sua saudação',
  lead: 'Sua saudação de visitante está sendo movida para sua conta.',
  steps: { greetings: 'Saudação' },
  notYet: 'Sua saudação ainda não foi movida',
  freeUpSpace: '',
  home: 'Ir para sua saudação',
  movedHeading: 'Sua saudação foi movida',
  movedLead:
    'Sua saudação de visitante agora está na sua conta. A cópia do visitante foi excluída.',
  confirmHeading: (account) => `Mover a saudação de visitante deste navegador para ${account}?`,
  confirmLead: (account) => `Mova-a apenas se ${account} for a sua conta.`,
  pendingHeading: 'Uma saudação de visitante espera por você',
  pendingLead:
    'Alguém salvou uma saudação como visitante neste navegador antes de você entrar. Ninguém mais será consultado: ela fica aqui até você movê-la ou excluí-la.',
  deletePendingGuest: 'Excluir a saudação de visitante',
  pendingDeleted: 'A saudação de visitante foi excluída',
  noticeMoving: 'Sua saudação de visitante está sendo movida para sua conta…',
  noticeHalted: 'Sua saudação de visitante ainda não foi movida para sua conta.',
  noticeArrived:
    'Sua saudação de visitante está na sua conta. A cópia do visitante ainda não foi excluída.',
  noticeWaiting:
    'Sua saudação de visitante continuará sendo movida quando o servidor estiver disponível.',
  noticeMoved: 'Sua saudação de visitante agora está na sua conta.',
  noticeLeft: 'A saudação de visitante foi descartada em outra aba.',
  noticeLost: 'A conta de visitante cuja saudação estava sendo movida não existe mais.',
  noticeUnconfirmed: 'Alguém salvou uma saudação como visitante neste navegador.',
}

export const productText: ProductText = {
  archive,
  move,
  deletion: {
    guest: 'A saudação da sua sessão de visitante neste navegador.',
    documents: 'Sua saudação',
    wiped: 'Sua saudação foi excluída. Agora é a vez da sua conta.',
  },
}
