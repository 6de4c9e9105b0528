export type PhoneProblem = 'tooShort' | 'tooLong' | 'noNumber' | 'noCountry' | 'otherRegion'

/** What a person typed, as a number that can be called, or what keeps it from being one. */
export type PhoneReading =
  | {
      /** E.164, for example `+442079460958`. */
      number: string
      /** As people write it, for example `+44 20 7946 0958`. */
      shown: string
    }
  | { problem: PhoneProblem }
