export const signInLead = 'Connectez-vous pour dire bonjour.'
