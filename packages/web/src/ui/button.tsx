import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'

interface Look {
  /** Primary: what is asked of you. Plain: everything else. Quiet: without an outline. */
  readonly look?: 'primary' | 'plain' | 'quiet'
  /** Small: for rows of a list. Still large enough for a thumb. */
  readonly size?: 'usual' | 'small'
  readonly children: ReactNode
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>

export function Button({ look, size, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classes(look, size, className)} {...rest}>
      {children}
    </button>
  )
}

/** Looks like a button and goes somewhere. */
export function ButtonLink({ look, size, href, children }: Look & { readonly href: string }) {
  return (
    <Link href={href} className={classes(look, size)}>
      {children}
    </Link>
  )
}

function classes(look: Look['look'] = 'plain', size: Look['size'] = 'usual', more?: string): string {
  return [styles.button, styles[look], size === 'small' && styles.small, more].filter(Boolean).join(' ')
}
