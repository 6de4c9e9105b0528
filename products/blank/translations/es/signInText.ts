export const signInLead = 'Inicia sesión para saludar.'
