export const signInLead = 'Connectez-vous pour continuer.'
