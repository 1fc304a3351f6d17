import styles from './skeleton.module.css'

/** Where something is about to stand. Read out by nobody: whoever waits is told in words. */
export function Skeleton({ width, height = 16 }: { readonly width: number | string; readonly height?: number }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
