/** A member of something that came as JSON; `undefined` where there is none. */
export const member = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined;
