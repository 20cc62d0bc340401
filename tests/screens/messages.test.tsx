import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { ErrorScreen } from '@/components/feedback/error-screen';
import { PageNotFound } from '@/components/feedback/page-not-found';
import { FeaturedVehicles } from '@/components/listings/featured-vehicles';
import { SkeletonGrid } from '@/components/listings/skeleton-grid';
import { VehicleGone, VehicleNotFound } from '@/components/listings/vehicle-not-found';
import { SaveSearchLink } from '@/components/saved-searches/save-search-link';
import { FewResults } from '@/components/search/few-results';
import { ListUnavailable } from '@/components/search/list-unavailable';
import { screens } from '@/lib/core/errors/screens';
import { SKELETON_COUNT } from '@/lib/listings/constants';
import { paths } from '@/lib/paths';
import { rendered } from '../tools/rendered';

const list = '/vehicles?fuel=diesel';

test.each<[ReactElement, string[], Record<string, string>]>([
  [
    <ListUnavailable key="list" path={list} />,
    ['Unable to Load Vehicles'],
    { 'Try Again': list, 'Go Home': '/' },
  ],
  [
    <FewResults
      key="none"
      isEmpty
      changes={[{ label: 'any colour', query: 'make=BMW', total: 3 }]}
      alert={<SaveSearchLink query="make=BMW" label="Tell me when one comes" />}
      nearest={[]}
      nearestHeading=""
    />,
    ['No vehicles match your search criteria.', 'Change one filter:'],
    {
      'Any colour: 3 cars': '/vehicles?make=BMW',
      'Clear Filters': '/vehicles',
      'Tell me when one comes': '/saved-searches/new?make=BMW',
    },
  ],
  [
    <FeaturedVehicles key="failed" found={null} />,
    ['Featured Vehicles', 'Unable to load vehicles at the moment.'],
    { 'View All Vehicles': '/vehicles' },
  ],
  [
    <FeaturedVehicles key="empty" found={{ vehicles: [] }} />,
    ['Featured Vehicles', 'No vehicles available at the moment.'],
    { 'View All Vehicles': '/vehicles' },
  ],
  [
    <VehicleNotFound key="missing" />,
    ['Vehicle Not Found', "The vehicle you're looking for doesn't exist or has been removed."],
    { 'Browse Vehicles': '/vehicles' },
  ],
  [
    <VehicleGone
      key="gone"
      departed={{ make: 'Ford', model: 'Fiesta', year: 2019, wentOn: '2026-11-20' }}
      pages={[{ label: 'Used Ford Fiesta for sale', href: paths.landing('ford/fiesta') }]}
      query="make=Ford&model=Fiesta"
      similar={[]}
    />,
    [
      'Vehicle Not Found',
      "The vehicle you're looking for doesn't exist or has been removed.",
      'It was a 2019 Ford Fiesta, and has not been for sale since 20 November 2026.',
    ],
    {
      'Used Ford Fiesta for sale': '/used-cars/ford/fiesta',
      'Browse Vehicles': '/vehicles',
      'Tell me of another like it': '/saved-searches/new?make=Ford&model=Fiesta',
    },
  ],
  [<PageNotFound key="404" />, ['Oops! Page not found'], { 'Return to Home': '/' }],
])('a screen has its specified message and link (%#)', (screen, sentences, links) => {
  const { text, links: found } = rendered(screen);
  for (const sentence of sentences) expect(text).toContain(sentence);
  expect(found).toMatchObject(links);
});

test('the error screen offers Try Again and Refresh Page', () => {
  const { text, buttons } = rendered(<ErrorScreen retry={() => {}} />);
  expect(text).toContain('Something went wrong');
  expect(buttons).toEqual(['Try Again', 'Refresh Page']);
});

test('missing makes have the specified notice', () => {
  expect(screens.makesFailed).toEqual({
    title: 'Filter Data Unavailable',
    text: 'Unable to load vehicle makes. Some filter options may not be available.',
  });
});

test('the list skeleton has twelve cards', () => {
  const { html } = rendered(<SkeletonGrid count={SKELETON_COUNT} />);
  expect(html.split('skeleton-card').length - 1).toBe(12);
});
