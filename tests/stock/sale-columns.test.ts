import { expect, test } from 'vitest';
import { saleStateReader } from '@/lib/stock/sale-state';

const stateOf = (heading: string, cell: string) => saleStateReader(heading)?.(cell) ?? null;

test.each([
  ['Sold Status', 'Yes', 'sold'],
  ['Sold Status', 'Reserved', 'reserved'],
  ['Sold/Reserved', 'Y', 'sold'],
  ['Sold or Reserved', 'Reserved', 'reserved'],
  ['Sold/Reserved Status', '1', 'sold'],
  ['Reserved Status', 'TRUE', 'reserved'],
  ['Sold Indicator', 'Y', 'sold'],
  ['Sold (Yes/No)', 'Yes', 'sold'],
  ['Delivered', 'Yes', 'sold'],
  ['Date Delivered', '01/11/2026', 'sold'],
  ['Collected', 'Y', 'sold'],
  ['Collected', 'Not collected - sold', 'sold'],
  ['Handover Date', '1 Nov 2026', 'sold'],
  ['Invoice Date', '01/11/2026', 'sold'],
  ['invoice.number', 'INV-204', 'sold'],
  ['Sales Invoice No', '204', 'sold'],
  ['Ready For Sale', 'No', 'not available'],
  ['Retail Ready', 'N', 'not available'],
  ['On Web', 'N', 'not available'],
  ['Publish to Website', 'No', 'not available'],
  ['Export to Web', '0', 'not available'],
  ['Web Visible', 'false', 'not available'],
  ['Do Not Advertise', 'Y', 'withdrawn'],
  ['Not Advertised', 'Yes', 'withdrawn'],
  ['Do not show on website', 'TRUE', 'withdrawn'],
  ['Exclude from feed', '1', 'withdrawn'],
  ['Hide from Website', 'Yes', 'withdrawn'],
  ['Delisted', '01/11/2026', 'withdrawn'],
  ['Is Inactive', 'Y', 'withdrawn'],
  ['On Forecourt', 'No', 'not available'],
  ['For Sale Status', 'No', 'not available'],
  ['Unsold', 'No', 'not available'],
  ['Status', 'Not to be sold', 'not available'],
  ['Status', 'Cannot be sold', 'not available'],
  ['Status', 'Reserved for £99', 'reserved'],
  ['Status', 'Reserve for Mr Smith', 'reserved'],
  ['Status', 'Sold - to be collected', 'sold'],
  ['Status', 'Sold - can be delivered', 'sold'],
  ['Availability Status', 'Sold', 'sold'],
  ['Sale Status', 'Invoiced', 'sold'],
  ['Vehicle Status', 'Retailed', 'sold'],
  ['Stock Status', 'Handed Over', 'sold'],
  ['Vehicle Status', 'SLD', 'sold'],
  ['Status', 'Deal done', 'sold'],
  ['Status', 'Left site', 'sold'],
  ['Availability', 'Allocated', 'reserved'],
  ['Retail Status', 'Order Taken', 'reserved'],
  ['Disposed', 'Yes', 'sold'],
  ['Disposal Date', '01/11/2026', 'sold'],
  ['Dispatched', 'Y', 'sold'],
  ['Despatch Date', '2026-11-01', 'sold'],
  ['Date Out', '01/11/2026', 'sold'],
  ['Stock Out Date', '01/11/2026', 'sold'],
  ['Gone', 'x', 'sold'],
  ['Sold Unit', '1', 'sold'],
  ['Out of Stock', 'Yes', 'not available'],
  ['Available/Sold', 'Sold', 'sold'],
  ['Sold or Available', 'Sold', 'sold'],
  ['Live / Sold / Reserved', 'Reserved', 'reserved'],
])('a car is left out by %s: %s', (heading, cell, leftOut) => {
  expect(stateOf(heading, cell)).toEqual({ leftOut });
});

test.each([
  ['Sold Status', 'No'],
  ['Sold Status', 'Available'],
  ['Sold/Reserved', 'N'],
  ['Delivered', 'No'],
  ['Delivered', 'Not yet delivered'],
  ['Collected', ''],
  ['Invoice Date', '0000-00-00'],
  ['Purchase Invoice Date', '01/11/2026'],
  ['Delivered Price', '12,000'],
  ['Ready For Sale', 'Yes'],
  ['On Forecourt', 'Y'],
  ['Unsold', 'Yes'],
  ['Availability', 'Can be delivered'],
  ['Available/Sold', 'Available'],
  ['Disposal Date', ''],
  ['Gone', 'No'],
  ['Out of Stock', 'N'],
  ['Do Not Advertise', 'No'],
  ['Hide from Website', ''],
  ['On Web', 'Y'],
  ['Status', 'Not invoiced'],
  ['Status', 'Not yet allocated'],
  ['Status', 'To be retailed'],
])('a car is for sale by %s: %s', (heading, cell) => {
  expect(stateOf(heading, cell)).toBeNull();
});

test.each([
  'To be sold',
  'Can be sold',
  'Sold as seen',
  'Reserve for £99',
  'Reserve online from £99',
  'Reserve with a £99.00 deposit',
  '£99 to reserve',
  'Can be delivered',
  'Available - can be collected',
  'Cannot be delivered',
  'Delivered nationwide',
])('a status of what may still come is for sale: %s', (cell) => {
  expect(stateOf('Status', cell)).toBeNull();
});

test.each([
  ['Sold Status', 'Prepped'],
  ['Delivered', 'Nationwide'],
  ['Ready For Sale', 'Perhaps'],
  ['Availability Status', 'Prepped'],
  ['Available/Sold', 'Y'],
])('a word that is not known is told: %s: %s', (heading, cell) => {
  expect(stateOf(heading, cell)).toEqual({ unknown: cell });
});
