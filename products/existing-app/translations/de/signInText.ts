export const signInLead = 'Melde dich an, um fortzufahren.'
