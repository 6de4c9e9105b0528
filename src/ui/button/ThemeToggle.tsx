import { useTheme } from '../../providers/ThemeProvider.tsx'
import { usePrerenderedElement } from '../../startup/usePrerenderedElement.ts'
import { appText } from '../../text/shared/appText.ts'
import { Icon } from '../icon/Icon.tsx'
import { IconButton } from './IconButton.tsx'
import './ThemeToggle.css'

export function ThemeToggle() {
  const { theme, toggle } = useTheme()
  const part = usePrerenderedElement<HTMLButtonElement>()
  const isDark = theme === 'dark'
  return (
    <IconButton
      ref={part}
      label={isDark ? appText.themeToLight : appText.themeToDark}
      data-theme-toggle
      onClick={toggle}
    >
      <SunIcon />
      <MoonIcon />
    </IconButton>
  )
}

function SunIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="3.5" />
      <path d="M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1" />
    </Icon>
  )
}

function MoonIcon() {
  return (
    <Icon>
      <path d="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z" />
    </Icon>
  )
}
