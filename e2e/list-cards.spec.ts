import { cards, SEEDED_LIST } from './support/pages';
import { expect, test } from './support/test';

test('the titles of a row of cards stand at one height', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(SEEDED_LIST);
    const tops = await cards(page).evaluateAll((all) =>
      all.map((card) =>
        [card, card.querySelector('h3')].map((part) => part?.getBoundingClientRect().top),
      ),
    );
    expect(tops.length).toBeGreaterThan(8);
    const titles = new Map(tops.map(([row, title]) => [row, title]));
    expect(titles.size, `rows at ${width} px`).toBeLessThan(tops.length);
    for (const [row, title] of tops) expect(title, `${width} px`).toBe(titles.get(row));
  }
});
