export const signInLead = 'Melde dich bei deiner Begrüßung an.'
