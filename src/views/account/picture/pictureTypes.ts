/** What a person is offered to choose from; phones turn their own kinds into one of these. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif'
