import { expect, test } from 'vitest';
import { FavouritesList } from '@/components/favourites/favourites-list';
import { MessageScene } from '@/components/feedback/message-scene';
import { LatestVehicles } from '@/components/listings/latest-vehicles';
import { rendered } from '../tools/rendered';
import { summary } from './vehicle-fixture';

const vehicles = [1, 2, 3, 4, 5].map((at) => ({ ...summary, id: String(at) }));

test('a list without favourites shows the four latest cars', () => {
  const { html, text } = rendered(
    <FavouritesList
      initial={[]}
      sort="saved"
      suggestions={<LatestVehicles vehicles={vehicles} />}
    />,
  );
  expect(text).toContain('No favourites yet.');
  expect(text).toContain('The latest cars');
  expect(html.match(/<article/g)).toHaveLength(4);
});

test('before the device is asked, no skeleton promises cars', () => {
  expect(rendered(<FavouritesList sort="saved" />).html).toBe('');
});

test('without vehicles there is no heading of the latest', () => {
  expect(rendered(<LatestVehicles vehicles={[]} />).html).toBe('');
});

test('a car that drives away throws a shadow on the ground', () => {
  const { html } = rendered(
    <MessageScene car="leaving" title="Gone" text="">
      {null}
    </MessageScene>,
  );
  expect(html).toMatch(/<img[^>]*radial-gradient/);
});
