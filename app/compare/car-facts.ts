import type { ClassSize, ComparedCar, CostFacts, MotFacts } from '@/lib/compare/types';
import { USUAL_MILES_A_YEAR } from '@/lib/core/usual-miles';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { verdictLabel } from '@/lib/listings/verdict';
import { motExpiry } from '@/lib/registry/mot-expiry';
import { checkOdometer } from '@/lib/registry/odometer';
import type { MotHistory } from '@/lib/registry/types';
import { costToOwn } from '@/lib/running-costs/cost-to-own';
import { describeCosts } from '@/lib/running-costs/describe';
import { describeOwnership } from '@/lib/running-costs/describe-ownership';
import { USUAL_OWNER } from '@/lib/running-costs/owner';
import { fuelForMiles } from '@/lib/running-costs/range';
import { typicalBody } from '@/lib/showroom/drive/typical';
import { SIZE_CLASSES } from '@/lib/showroom/fit/size-classes';
import { lookOf } from '@/lib/showroom/pictures/vehicle-look';
import type { OwnFit } from '@/lib/valuation/own-stock';
import { ownedCar } from '../vehicles/owned-car';

const DAY = 86_400_000;

function costsOf(vehicle: VehicleDetail, own: OwnFit | null, now: number): CostFacts | null {
  const { runningCosts } = vehicle;
  if (!runningCosts) return null;
  const { tax, perMile, ulez } = describeCosts({ ...vehicle, runningCosts });
  const car = ownedCar(vehicle, USUAL_OWNER.milesAYear, own);
  const cost = costToOwn(car, USUAL_OWNER, new Date(now).toISOString().slice(0, 10));
  const isFigure = tax.hasTypical || !tax.range;
  return {
    tax: {
      text: isFigure ? tax.figure : (tax.range ?? tax.figure),
      aside: tax.hasTypical && tax.range ? `usual, ${tax.range} possible` : null,
      pounds: isFigure ? (runningCosts.typicalTax ?? runningCosts.tax[0]) : null,
    },
    fuel: perMile && fuelForMiles(perMile, USUAL_MILES_A_YEAR),
    owning: {
      range: cost.total,
      without: describeOwnership(cost, car, USUAL_OWNER).without,
    },
    ulez: ulez.label,
  };
}

function motOf(history: MotHistory, { mileage, updatedAt }: VehicleDetail): MotFacts {
  const { tests, isMadeUp } = history;
  const [last] = tests;
  const { findings } = checkOdometer(tests, { mileage, listed: updatedAt.slice(0, 10) });
  return {
    tests: tests.length,
    failed: tests.filter(({ passed }) => !passed).length,
    last: last
      ? {
          date: last.date,
          passed: last.passed,
          advisories: last.defects.filter(({ kind }) => kind === 'advisory').length,
        }
      : null,
    hasFall: findings.some(({ kind }) => kind === 'fall'),
    isMadeUp,
  };
}

function sizeOf(vehicle: VehicleDetail): ClassSize {
  const { body } = lookOf(vehicle);
  const { length, widthWithMirrors } = SIZE_CLASSES[body];
  return { length, widthWithMirrors, turningCircle: typicalBody(body).turningCircle * 1000 };
}

/**
 * The facts of a car for sale that a comparison shows at a time in milliseconds; `history` is its MOT record, or why
 * there is none; `own` corrects its value (see ownedCar).
 */
export function carFacts(
  vehicle: VehicleDetail,
  history: MotHistory | string,
  distance: ComparedCar['distance'],
  now: number,
  own: OwnFit | null = null,
): ComparedCar {
  const { price, verdict, valuation, seller } = vehicle;
  const recorded =
    typeof history === 'string'
      ? null
      : motExpiry(history, new Date(now).toISOString().slice(0, 10)).date;
  return {
    ...vehicle,
    // Where they differ, the record counts.
    motExpiry: recorded ?? vehicle.motExpiry,
    title: vehicleTitle(vehicle),
    verdict: {
      kind: verdict,
      text: verdictLabel(price, valuation?.value ?? null, verdict),
      range: valuation?.range80 ?? null,
    },
    costs: costsOf(vehicle, own, now),
    mot: typeof history === 'string' ? history : motOf(history, vehicle),
    seller: {
      name: seller.name,
      type: vehicle.sellerType,
      replyMinutes: seller.replyMinutes,
    },
    daysListed: Math.max(Math.floor((now - Date.parse(vehicle.createdAt)) / DAY), 0),
    photographs: vehicle.images.length,
    distance,
    size: sizeOf(vehicle),
  };
}
