export const signInLead = 'Acesse sua saudação.'
