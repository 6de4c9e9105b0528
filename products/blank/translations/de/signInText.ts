export const signInLead = 'Melde dich an, um Hallo zu sagen.'
