import fc from 'fast-check';
import { expect, test } from 'vitest';
import { authHintOf } from '@/lib/core/session/auth-hint';
import { AUTH_HINT_SCRIPT } from '@/lib/core/session/auth-hint-script';
import { flashMessage, isFailure } from '@/lib/core/session/flash';

/** Runs the page's script with a cookie; returns the attributes that it sets on the page. */
function stamp(cookie: string) {
  const style: Record<string, string> = {};
  const dataset: { auth?: string } = {};
  const page = {
    cookie,
    documentElement: {
      dataset,
      removeAttribute: () => {
        delete dataset.auth;
      },
      style: {
        setProperty: (name: string, value: string) => Object.assign(style, { [name]: value }),
      },
    },
  };
  new Function('document', 'addEventListener', AUTH_HINT_SCRIPT)(page, () => {});
  return { auth: dataset.auth, initials: style['--initials'] };
}

test('the auth hint sets auth state and initials on the page', () => {
  expect(stamp('')).toEqual({});
  expect(stamp('theme=dark; forecourt-user=AL.0a1b2c3d')).toEqual({ auth: 'in', initials: '"AL"' });
  expect(stamp(`forecourt-user=${encodeURIComponent('ÉŁ.0a1b2c3d')}`)).toEqual({
    auth: 'in',
    initials: '"ÉŁ"',
  });
  expect(stamp('forecourt-user=out').auth).toBe('out');
  expect(stamp('not-forecourt-user=AL.1').auth).toBeUndefined();
});

test('no name or cookie injects into the style or the script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const mark = authHintOf(name, '0a1b2c3d');
      expect(mark).toMatch(/^(?:\p{L}|\p{N})*\.0a1b2c3d$/u);
      expect([...mark].length).toBeLessThanOrEqual(15);
      expect(stamp(`forecourt-user=${encodeURIComponent(mark)}`).auth).toBe('in');
      expect(stamp(`forecourt-user=${name}`).initials ?? '""').toMatch(/^"[\p{L}\p{N}]*"$/u);
    }),
  );
});

test('a flash message must be in the catalogue', () => {
  expect(flashMessage('signedOut')).toEqual({ title: 'Successfully signed out!' });
  expect(flashMessage('<b>hello</b>')).toBeUndefined();
  expect(flashMessage('constructor')).toBeUndefined();
  expect(isFailure('signOutFailed')).toBe(true);
  expect(isFailure('signedOut')).toBe(false);
});
