export const signInLead = 'Inicia sesión para continuar.'
