export const signInLead = 'Entre para continuar.'
