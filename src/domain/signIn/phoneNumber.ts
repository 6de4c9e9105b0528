export type PhoneProblem =
  | 'tooShort'
  | 'tooLong'
  | 'noNumber'
  | 'noCountry'
  | 'otherCountry'
  | 'otherRegion'

/** A valid phone number, or what is wrong with the input. */
export type ParsedPhoneNumber =
  | {
      /** In E.164, such as `+442079460958`. */
      number: string
      /** For display, such as `+44 20 7946 0958`. */
      shown: string
    }
  | { problem: PhoneProblem }
