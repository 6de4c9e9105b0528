export const signInLead = 'Melde dich bei deiner Liste an.'
