import { findingText } from '@/components/registry/odometer-findings';
import { advertFacts } from '@/lib/adverts/advert-facts';
import { checkAdvert } from '@/lib/adverts/check-advert';
import type { VehicleDetail } from '@/lib/listings/types';
import { verdictLabel } from '@/lib/listings/verdict';
import { writeOffLabel } from '@/lib/listings/write-off';
import { explainDefect, repeatedDefects } from '@/lib/registry/advisories';
import { motExpiry } from '@/lib/registry/mot-expiry';
import { checkOdometer } from '@/lib/registry/odometer';
import type { MotHistory } from '@/lib/registry/types';
import { ulez } from '@/lib/running-costs/ulez';
import type { InspectionFacts, MotFacts } from '@/lib/showroom/inspection/types';
import type { ShowroomCar } from '@/lib/showroom/showroom-car';

function motFacts(history: MotHistory, listing: VehicleDetail, today: string): MotFacts {
  const { tests, isMadeUp, fetchedAt } = history;
  const { mileage, updatedAt } = listing;
  const check = checkOdometer(tests, { mileage, listed: updatedAt.slice(0, 10) });
  return {
    isMadeUp,
    fetchedAt,
    tests: tests.map(({ date, passed, defects }) => ({
      date,
      passed,
      defects: defects.map((defect) => {
        const { summary, severity } = explainDefect(defect);
        return { summary, severity, kind: defect.kind };
      }),
    })),
    expiry: motExpiry(history, today),
    readings: check.readings.length,
    odometer: check.findings.map((found) => ({
      kind: found.kind,
      summary: findingText(found).title,
    })),
    repeats: repeatedDefects(tests).map(({ summary, tests: count, to }) => ({
      summary,
      tests: count,
      to,
    })),
  };
}

function valuationFacts({
  valuation,
  price,
  verdict,
}: VehicleDetail): InspectionFacts['valuation'] {
  if (!valuation) return null;
  const { value, range90, valuedOn } = valuation;
  const [low, high] = range90;
  return {
    verdict,
    valuedOn,
    label: verdictLabel(price, value, verdict),
    outlier: price < low ? 'low' : price > high ? 'high' : null,
  };
}

/** The facts that the seller gives, and those derived from them. */
function listingFacts(listing: VehicleDetail, today: string): Partial<InspectionFacts> {
  const { mileage, owners, serviceHistory, motExpiry: until, doors, seats } = listing;
  const { colour, sellerType, registrationNumber, images, description } = listing;
  const standard = ulez(listing).ulez;
  return {
    mileage,
    owners,
    serviceHistory,
    writeOff: writeOffLabel(listing.writeOff),
    isFinanceOwed: listing.financeOwed === null ? null : listing.financeOwed === 'to_settle',
    motExpiry: until,
    doors,
    seats,
    colour,
    sellerType,
    isPlateShown: registrationNumber !== null,
    photos: images.length,
    ulez: standard,
    valuation: valuationFacts(listing),
    claims: checkAdvert(description ?? '', advertFacts(listing, standard), today),
  };
}

const UNKNOWN = {
  mileage: null,
  owners: null,
  serviceHistory: null,
  writeOff: null,
  isFinanceOwed: null,
  motExpiry: null,
  doors: null,
  seats: null,
  colour: null,
  sellerType: null,
  isPlateShown: null,
  photos: null,
  ulez: null,
  valuation: null,
  mot: null,
  claims: null,
};

/** Collects the known facts of a car for its inspection; a typical car has only its kind. `today` is an ISO date. */
export function inspectionFacts(
  { bodyType, fuelType, transmission, year, listing }: ShowroomCar,
  history: MotHistory | null,
  today: string,
): InspectionFacts {
  return {
    today,
    bodyType,
    fuelType,
    transmission,
    year,
    ...UNKNOWN,
    ...(listing && listingFacts(listing, today)),
    ...(listing && history && { mot: motFacts(history, listing, today) }),
  };
}
