export const signInLead = 'Accédez à vos notes.'
