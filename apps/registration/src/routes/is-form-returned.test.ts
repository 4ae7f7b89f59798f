import { afterEach, expect, test, vi } from 'vitest';
import { isFormReturned } from './is-form-returned.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(['', '/embed', '/embed-popup'])(
  'a form that came back below %j is known by its address',
  (place) => {
    vi.stubGlobal('location', { pathname: `${place}/service/registration/form/card-registration` });
    expect(isFormReturned()).toBe(true);
  },
);

test.each(['/signup', '/embed/signup', '/service/registration/logout'])(
  '%s shows no returned form',
  (path) => {
    vi.stubGlobal('location', { pathname: path });
    expect(isFormReturned()).toBe(false);
  },
);
