import { grouped } from '#src/domain/format.ts'
import type * as english from '#src/text/passwordPolicyText.ts'
import type { Translation } from '#translations/translation.ts'

export const passwordPolicyText: Translation<typeof english.passwordPolicyText> = {
  requirements: 'パスワードの要件',
  met: '達成',
  unmet: '未達成',
  unacceptable: 'パスワードがすべての要件を満たしていません。',
}

export const requirementText: Translation<typeof english.requirementText> = (requirement) => {
  switch (requirement.rule) {
    case 'minLength':
      return `${grouped(requirement.length)}文字以上`
    case 'maxLength':
      return `${grouped(requirement.length)}文字以内`
    case 'lowercase':
      return '小文字を含む'
    case 'uppercase':
      return '大文字を含む'
    case 'digit':
      return '数字を含む'
    case 'symbol':
      return '記号（!や?など）を含む'
  }
}

export const passwordStrengthText: Translation<typeof english.passwordStrengthText> = {
  tip: '無関係な単語3つの組み合わせが強力です',
  measured: {
    leaked: '危険: 漏洩データに含まれています',
    common: 'よく使われ、推測されやすい',
    brand: 'サービス名に似すぎています',
    personal: '弱い: 個人情報に近すぎます',
    weak: '弱い: 単語を追加してください',
    fair: '強度: 普通',
    good: '強度: 良い',
    strong: '強度: 強い',
  },
  leaked: '漏洩データに含まれています。別のパスワードを選択してください。',
  common: 'よく使われるパスワードです。別のパスワードを選択してください。',
  brand: 'サービス名に似すぎています。別のパスワードを選択してください。',
}
