import { closestZoom } from '../../../domain/pictureCrop.ts'
import { pictureText } from '../../../text/accountText.ts'
import styles from './ZoomField.module.css'

type ZoomFieldProps = { zoom: number; onZoom: (zoom: number) => void }

export function ZoomField({ zoom, onZoom }: ZoomFieldProps) {
  return (
    <label className={styles.field}>
      {pictureText.zoom}
      <input
        type="range"
        min={1}
        max={closestZoom}
        step={0.05}
        value={zoom}
        aria-valuetext={pictureText.zoomOf(zoom)}
        onChange={({ currentTarget }) => onZoom(currentTarget.valueAsNumber)}
      />
    </label>
  )
}
