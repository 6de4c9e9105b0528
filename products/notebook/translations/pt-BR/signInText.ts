export const signInLead = 'Acesse suas notas.'
