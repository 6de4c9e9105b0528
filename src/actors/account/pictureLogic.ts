import { fromCallback } from 'xstate'
import { readPicture } from '../../firebase/account/pictureCodec.ts'
import { sendPicture, cleanUpPictures } from '../../firebase/account/sendPicture.ts'
import { changePicture } from '../../firebase/account/accountChange.ts'
import { type ReadPicture, pictureMachine } from '../../machines/account/pictureMachine.ts'

const readChosen: ReadPicture = ({ input: { file }, sendBack }) => {
  let isWanted = true
  const read = async () => {
    const outcome = await readPicture(file)
    if (typeof outcome === 'string') sendBack({ type: 'picture.refused', why: outcome })
    else if (isWanted) sendBack({ type: 'picture.read', bitmap: outcome })
    else outcome.close()
  }
  void read()
  return () => {
    isWanted = false
  }
}

/** Reads, uploads, and sets the account picture. */
export const pictureLogic = pictureMachine.provide({
  actors: {
    readPicture: fromCallback(readChosen),
    sendPicture: fromCallback(sendPicture),
    namePicture: fromCallback(changePicture.make),
    resumeNaming: fromCallback(changePicture.resume),
    cleanUpPictures: fromCallback(cleanUpPictures),
  },
  actions: { discardChange: changePicture.discard },
})
