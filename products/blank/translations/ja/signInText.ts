export const signInLead = 'あいさつを開くにはログインしてください。'
