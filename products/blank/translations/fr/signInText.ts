export const signInLead = 'Accédez à votre salutation.'
