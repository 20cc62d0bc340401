import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { PLATE } from '../../../lib/core/number-plate';
import { STAND_IN } from '../../../lib/registry/endpoints';
import { type Fix, readBody } from '../api/compatibility-fix';
import { addYears } from './dates';
import { demoCar } from './demo-cars';
import { capacityOf, dvlaVehicle } from './dvla-vehicle';
import { answerHistoryCheck } from './history-check';
import { findListed, type ListedVehicle, registeredOn } from './listed-vehicle';
import { motTests } from './mot-tests';
import { TEST_PLATES } from './test-plates';

/** Path at which the API serves the stand-ins of DVLA and DVSA. */
export const REGISTRIES = '/registries/v1';

/** Lifetime that Microsoft's token service gives in DVSA's sample. */
const TOKEN_SECONDS = 1199;

const respond = (status: number, body: object, headers?: Record<string, string>) =>
  Response.json(body, { status, ...(headers && { headers }) });

const dvlaError = (status: number, title: string, detail: string) =>
  respond(status, { errors: [{ status: String(status), code: String(status), title, detail }] });

const dvsaError = (status: number, errorCode: string, errorMessage: string) =>
  respond(status, { requestId: randomUUID(), errorCode, errorMessage });

const hasKey = ({ headers }: Request) => headers.get('x-api-key') === STAND_IN;

const today = () => new Date().toISOString().slice(0, 10);

async function answerDvla(request: Request, sql: Sql): Promise<Response> {
  if (!hasKey(request)) return respond(403, { message: 'Forbidden' });
  const { registrationNumber: plate } = await readBody(request);
  if (typeof plate !== 'string' || !PLATE.test(plate)) {
    return dvlaError(400, 'Bad Request', 'Invalid format for field - vehicle registration number');
  }
  const given = TEST_PLATES.get(plate);
  if (given) return respond(given.status, given.body, given.headers);
  const listed = await findListed(sql, plate);
  if (!listed) return dvlaError(404, 'Vehicle Not Found', 'Record for vehicle not found');
  const expiry = motTests(listed, today()).find(({ expiryDate }) => expiryDate)?.expiryDate ?? null;
  return respond(200, dvlaVehicle(listed, expiry, today()));
}

const DVSA_FUELS: Record<string, string> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  electric: 'Electric',
  hybrid: 'Hybrid Electric (Clean)',
  plug_in_hybrid: 'Hybrid Electric (Clean)',
  hydrogen: 'Fuel Cells',
};

function dvsaVehicle(listed: ListedVehicle) {
  const { plate, make, model, fuelType, colour, engineSize } = listed;
  const registered = registeredOn(listed);
  const tests = motTests(listed, today());
  return {
    registration: plate,
    make: make.toUpperCase(),
    model: model.toUpperCase(),
    firstUsedDate: registered,
    fuelType: DVSA_FUELS[fuelType],
    primaryColour: colour ? colour.charAt(0).toUpperCase() + colour.slice(1) : 'Not Stated',
    registrationDate: registered,
    manufactureDate: registered,
    engineSize: engineSize ? String(capacityOf(plate, engineSize)) : undefined,
    hasOutstandingRecall: 'Unknown',
    ...(tests.length ? { motTests: tests } : { motTestDueDate: addYears(registered, 3) }),
  };
}

/** Serves both registries' protocols and that of history checks, with answers made from the vehicles of the local database. */
export function serveRegistries(): Fix {
  /** The time at which each token ends. */
  const tokens = new Map<string, number>();

  async function giveToken(request: Request) {
    const given = new URLSearchParams(await request.text());
    const isKnown = ['client_id', 'client_secret'].every((name) => given.get(name) === STAND_IN);
    if (!isKnown) return respond(403, { error: 'invalid_client' });
    const access_token = randomUUID();
    const now = Date.now();
    for (const [old, end] of tokens) if (end < now) tokens.delete(old);
    tokens.set(access_token, now + TOKEN_SECONDS * 1000);
    return respond(200, { token_type: 'Bearer', expires_in: TOKEN_SECONDS, access_token });
  }

  async function answerDvsa(request: Request, plate: string, sql: Sql) {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    if ((tokens.get(token) ?? 0) < Date.now()) {
      return dvsaError(401, 'MOTH-UA-01', 'Authentication failed');
    }
    if (!hasKey(request)) {
      return dvsaError(403, 'MOTH-FB-03', 'The API key is missing or unknown');
    }
    if (!PLATE.test(plate)) return dvsaError(400, 'MOTH-IV-01', 'The registration is invalid');
    const listed = (await findListed(sql, plate)) ?? demoCar(plate);
    return listed
      ? respond(200, dvsaVehicle(listed))
      : dvsaError(404, 'MOTH-NF-01', 'Vehicle with the provided registration was not found');
  }

  return async (request, next, { sql }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${REGISTRIES}/`)) return next(request);
    const call = `${request.method} ${pathname.slice(REGISTRIES.length)}`;
    if (call === 'POST /dvla/vehicle-enquiry/v1/vehicles') return answerDvla(request, sql);
    if (call === 'POST /history-check/v1/checks') return answerHistoryCheck(request, sql);
    if (call === 'POST /dvsa/token') return giveToken(request);
    const plate = /^GET \/dvsa\/v1\/trade\/vehicles\/registration\/([^/]*)$/.exec(call)?.[1];
    if (plate === undefined) return dvsaError(404, 'MOTH-NF-02', 'The URL was not found');
    return answerDvsa(request, plate, sql);
  };
}
