export const signInLead = 'Entre para dizer olá.'
