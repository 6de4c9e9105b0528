/** A note's conflicted copy. */
export const conflictText = {
  banner: 'Conflicted copy',
  bannerLead: 'The same place was changed somewhere else, so both texts were kept.',
  compare: 'Compare',
  heading: 'Compare the two notes',
  opening: 'Opening the other note…',
  legend: 'What stands only here is underlined. What stands only in the other note is struck out.',
  title: 'Title',
  body: 'Text',
  same: 'Both say the same.',
  skipped: 'A part that is the same in both',
  inTrash: 'The other note is in the trash. Keeping this brings it back.',
  alone: 'The other note was deleted for good. This copy can be an ordinary note.',
  unreachable: 'The other note is not on this device, and the server does not answer.',
  failed: {
    keeping: 'The other note cannot be changed right now. Choose again.',
    parting:
      'This copy has files that cannot be moved to the other note right now. Choose again once the server can be reached.',
  },
  keepThis: 'Keep this',
  keepingThis: 'Keeping…',
  keepOther: 'Keep the other',
  keepBoth: 'Keep both',
  keepAsNote: 'Keep as a note',
  close: 'Decide later',
} as const
