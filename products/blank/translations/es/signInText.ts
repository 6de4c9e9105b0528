export const signInLead = 'Accede a tu saludo.'
