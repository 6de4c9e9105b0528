export const signInLead = 'Accede a tus notas.'
