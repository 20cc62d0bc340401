import * as z from 'zod';
import { normalPlate } from '../core/number-plate';
import { date, list, text, whole } from './lenient';

const plate = z.string().transform(normalPlate);

/**
 * A vehicle of DVLA's Vehicle Enquiry Service 1.1.0, with the fields that the site uses. Parsing is
 * idempotent, so that stored records are read with it too.
 */
export const dvlaVehicle = z.object({
  registrationNumber: plate,
  make: text(),
  yearOfManufacture: whole(1880, 2100),
  engineCapacity: whole(0, 50_000),
  co2Emissions: whole(0, 2000),
  fuelType: text(),
  colour: text(),
});

/** An MOT test; `type` of a defect is ADVISORY, MINOR, MAJOR, DANGEROUS, FAIL, PRS or USER ENTERED. */
const motTest = z.object({
  completedDate: date.pipe(z.string()),
  expiryDate: date,
  testResult: text(),
  odometerValue: whole(0, 2_000_000),
  odometerUnit: text(),
  odometerResultType: text(),
  defects: list(
    z.object({
      text: text(500).pipe(z.string()),
      type: text(),
      dangerous: z.boolean().nullable().catch(null),
    }),
    60,
  ),
});

/**
 * A vehicle of DVSA's MOT history, with the fields that the site uses. A new one has
 * `motTestDueDate` and no tests.
 */
export const dvsaVehicle = z.object({
  registration: plate,
  make: text(),
  model: text(),
  fuelType: text(),
  primaryColour: text(),
  engineSize: whole(0, 50_000),
  manufactureYear: whole(1880, 2100),
  manufactureDate: date,
  registrationDate: date,
  firstUsedDate: date,
  motTestDueDate: date,
  motTests: list(motTest, 100),
});

export type DvlaVehicle = z.output<typeof dvlaVehicle>;
export type DvsaVehicle = z.output<typeof dvsaVehicle>;
