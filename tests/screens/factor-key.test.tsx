import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { FactorKey } from '@/components/auth/factor-key';

test('the key of an authenticator app is a QR code, black on white, and text in fours', () => {
  const uri = 'otpauth://totp/Forecourt:ada?secret=ABCDEFGHIJKLMNOP&issuer=Forecourt';
  const html = renderToStaticMarkup(<FactorKey uri={uri} secret="ABCDEFGHIJKLMNOP" />);
  expect(html).toContain('ABCD EFGH IJKL MNOP');
  expect(html).toMatch(/<rect[^>]* fill="#fff".*<path [^>]*fill="#000"/);
  const drawn = [...html.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
  const wanted = encode(uri, { border: 4 }).data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])),
  );
  expect(drawn).toEqual(wanted);
});
