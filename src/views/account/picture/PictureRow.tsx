import { useRef, type ReactNode } from 'react'
import { storedPictureOf, safePictureUrl } from '../../../domain/account/picture.ts'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import type { User } from '../../../domain/session/user.ts'
import { pictureLogic } from '../../../firebase/account/picture.ts'
import { useFileDrop } from '../../../hooks/useFileDrop.ts'
import { useFilePaste } from '../../../hooks/useFilePaste.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'
import { Avatar } from '../../../layouts/signedIn/Avatar.tsx'
import { pictureText } from '../../../text/account/pictureText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { ConfirmIdentity } from '../../security/identity/ConfirmIdentity.tsx'
import { AccountRow, EmptyValue } from '../AccountRow.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import { PictureCrop } from './PictureCrop.tsx'
import styles from './picture.module.css'

/** The person's picture: chosen, dropped, or pasted; cropped; or removed. */
export function PictureRow({ user }: { user: User }) {
  const [snapshot, actor] = useInspectedMachine(pictureLogic)
  const { bitmap, refusal, failure } = snapshot.context
  const isOpen = snapshot.matches('open')
  const replaces = storedPictureOf(user, configuration.firebase.storageBucket)
  const choose = (file: File) => actor.send({ type: 'picture.choose', file })
  const close = () => actor.send({ type: 'picture.close' })
  useFilePaste(
    () => isOpen,
    ([file]) => file && choose(file),
  )
  return (
    <>
      <DropArea onFile={choose}>
        <AccountRow
          label={pictureText.label}
          value={<CurrentPicture user={user} />}
          action={{
            label: user.photoURL === null ? actionText.add : actionText.change,
            onClick: () => actor.send({ type: 'picture.open' }),
          }}
          wasSaved={snapshot.matches({ shown: 'changed' })}
          onClose={close}
        >
          {isOpen && !bitmap && (
            <PictureChoice
              isReading={snapshot.matches({ open: 'reading' })}
              isBusy={snapshot.hasTag('busy')}
              refusal={refusal}
              failure={failure}
              hasPicture={user.photoURL !== null}
              onChoose={choose}
              onRemove={() => actor.send({ type: 'picture.remove', replaces })}
              onClose={close}
            />
          )}
          {isOpen && bitmap && (
            <PictureCrop snapshot={snapshot} actor={actor} bitmap={bitmap} replaces={replaces} />
          )}
        </AccountRow>
      </DropArea>
      <ConfirmIdentity actor={actor} reason={pictureText.confirmChange} />
    </>
  )
}

/** The account's picture, or why it isn't shown. */
function CurrentPicture({ user }: { user: User }) {
  if (user.photoURL === null) return <EmptyValue />
  const isOwn = storedPictureOf(user, configuration.firebase.storageBucket) !== null
  const isShown = isOwn || safePictureUrl(user.photoURL, location.origin) !== null
  return isShown ? <Avatar user={user} size="large" /> : pictureText.hidden
}

type DropAreaProps = { onFile: (file: File) => void; children: ReactNode }

/** Accepts an image file dropped on its content. If there are several, it takes the first. */
function DropArea({ onFile, children }: DropAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const drag = useFileDrop(
    (target) => area.current?.contains(target) ?? false,
    ([file]) => file && onFile(file),
  )
  return (
    <div ref={area} className={styles.area} data-over={drag === 'over' || undefined}>
      {children}
    </div>
  )
}
