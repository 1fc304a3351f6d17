import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Primary: what is asked of you. Plain: everything else. Quiet: without an outline. */
  readonly look?: 'primary' | 'plain' | 'quiet'
  readonly children: ReactNode
}

export function Button({ look = 'plain', className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={[styles.button, styles[look], className].filter(Boolean).join(' ')} {...rest}>
      {children}
    </button>
  )
}
