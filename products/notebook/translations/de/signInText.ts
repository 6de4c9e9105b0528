export const signInLead = 'Melde dich bei deinen Notizen an.'
