import type { Page } from '@playwright/test';
import { expect } from './test';

export const PAGE = '/web3-trading';
export const simulator = (page: Page) => page.getByRole('region', { name: 'Simulator' });
export const opener = (page: Page) => page.getByRole('button', { name: 'Start the simulator' });
export const person = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const act = (page: Page, who: string, name: string) =>
  person(page, who).getByRole('button', { name, exact: true });
export const state = (page: Page, name: string) =>
  simulator(page).getByRole('heading', { name: `Escrow: ${name}`, exact: true });

export const held = (page: Page, who: string) =>
  simulator(page)
    .getByRole('list', { name: 'Who holds what' })
    .getByRole('listitem')
    .filter({ hasText: who });
export const whyNot = (page: Page, who: string) => person(page, who).locator('summary');

export async function start(page: Page) {
  await page.goto(PAGE);
  await opener(page).click();
  await expect(state(page, 'No sale yet')).toBeVisible();
}

export async function playAll(page: Page, story: string) {
  await simulator(page).getByRole('button', { name: story, exact: true }).click();
  const next = simulator(page).getByRole('button', { name: 'Next step' });
  for (let step = 1; ; step += 1) {
    await expect(simulator(page).getByText(new RegExp(`^${step} of \\d`))).toBeVisible();
    await next.click();
    const done = simulator(page).getByText('That was it.');
    await expect(
      simulator(page)
        .getByText(new RegExp(`^${step + 1} of \\d`))
        .or(done),
    ).toBeVisible();
    if (await done.isVisible()) return;
  }
}
