import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureText } from '@/lib/seo/picture-text';

describe('pictureText', () => {
  for (const [text, drawn] of [
    ['2020 Škoda Octavia', '2020 Skoda Octavia'],
    ['Citroën ë-C4 “Shine”', 'Citroën ë-C4 “Shine”'],
    ['Golf 👩‍🔧 R', 'Golf R'],
    ['\u202Eevil\u0000\n text', 'evil text'],
    ['日本語', ''],
    ['</div><script>', '</div><script>'],
    ['a'.repeat(50), `${'a'.repeat(19)}…`],
  ] as const) {
    it(`formats ${JSON.stringify(text)}`, () => expect(pictureText(text, 20)).toBe(drawn));
  }

  it('returns only characters of the font, within the length limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const drawn = pictureText(text, 20);
        expect(drawn.length).toBeLessThanOrEqual(20);
        expect(drawn).toMatch(/^[\x20-\x7e\u00a1-\u00ff‘’“”–—…]*$/);
      }),
    );
  });
});
