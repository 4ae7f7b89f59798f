/** How the affiliate channel exactag is reached. */
export interface ExactagOptions {
  /** Address of the script. */
  readonly src: string;
  /** The function on the window that takes records. @default 'exactag' */
  readonly global?: string;
}
