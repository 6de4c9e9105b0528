export const signInLead = 'メモを開くにはログインしてください。'
