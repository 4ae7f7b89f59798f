/** Whether a part of a request says anything: a blank text, an unticked box and what is absent do not. */
export function says(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(says);
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== false;
}
