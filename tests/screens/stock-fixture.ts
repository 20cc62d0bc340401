import type { StockCheck } from '@/lib/stock/types';

/** A file of 60 cars with two mistakes, before anything is done. */
export const CHECK: StockCheck = {
  id: '7d3f5a8e-0000-4000-8000-000000000003',
  ...{ source: 'stock.csv', receivedAt: '2026-11-23T12:00:00Z' },
  headings: ['Stock no', 'Make', 'Model', 'Asking'],
  mapping: { stock_id: 'Stock no', make: 'Make', model: 'Model', price: 'Asking' },
  ...{ missingColumns: [], rows: 60, unchanged: 15, toList: 40, toChange: 3 },
  planned: [
    {
      row: 2,
      stockId: 'A1',
      title: '2019 Ford Fiesta',
      kind: 'list',
      changes: [],
      facts: ['£9,250', '31,000 miles', 'AB19 CDE'],
      question: null,
    },
    {
      ...{ row: 3, stockId: 'A2', title: '2020 Kia Picanto', kind: 'change' },
      changes: [{ label: 'Price', from: '£8,000', to: '£7,500' }],
      ...{ facts: [], question: null },
    },
    {
      ...{ row: 4, stockId: 'A3', title: '2018 Audi A1', kind: 'reopen' },
      changes: [{ label: 'Colour', from: 'Red', to: null }],
      ...{ facts: [], question: null },
    },
  ],
  ...{ questions: [], remarks: [], notForSale: 0 },
  refusedRows: 2,
  problems: [
    { row: 7, column: 'Asking', message: 'Please enter a price in whole pounds' },
    { row: 9, column: null, message: 'You marked this car as sold.' },
  ],
  missing: [{ id: '7d3f5a8e-0000-4000-8000-000000000004', stockId: 'A9', title: '2015 Volvo V40' }],
  ...{ canWithdraw: true, result: null },
};
