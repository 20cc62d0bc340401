import type { ExportedCar } from './types';

/** A stock file of these cars, which reads as the same cars again. */
export function writeStockFile(_cars: ExportedCar[], _format: 'csv' | 'xml'): string {
  throw new Error('Not written yet');
}
