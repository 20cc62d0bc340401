import type { Sql } from 'postgres';
import { PLATE } from '../../../lib/core/number-plate';
import { STAND_IN_KEY } from '../../../lib/history-check/endpoint';
import type { HistoryRecord, RecordKind } from '../../../lib/history-check/types';
import { readBody } from '../api/compatibility-fix';
import { draw } from './draw';
import { findListed } from './listed-vehicle';

const SOURCE = 'Made-up record of the demo';

type Said = { writeOff: string | null; financeOwed: string | null };

/** Returns what the newest listing of a plate says of its own history. */
async function findSaid(sql: Sql, plate: string): Promise<Said> {
  const [row] = await sql<Said[]>`
    select v.write_off as "writeOff", v.finance_owed as "financeOwed"
    from public.vehicles v
    where v.registration_number = ${plate} and v.listing_status <> 'draft'
    order by v.listing_status = 'active' desc, v.created_at desc, v.id
    limit 1`;
  return row ?? { writeOff: null, financeOwed: null };
}

/** The shares of cars of which a record holds what their seller does not say. */
const UNSAID = { write_off: 0.03, finance: 0.05, stolen: 0.004, plate_change: 0.06 };

function recordsOf(plate: string, { writeOff, financeOwed }: Said): HistoryRecord[] {
  const date = new Date().toISOString().slice(0, 10);
  const record = (kind: RecordKind, detail: string | null): HistoryRecord => ({
    kind,
    result: detail ? 'found' : 'clear',
    date,
    source: SOURCE,
    detail,
  });
  const isDrawn = (kind: RecordKind) => draw(plate, `record of ${kind}`) < UNSAID[kind];
  const category = writeOff && writeOff !== 'none' ? writeOff : isDrawn('write_off') ? 'n' : null;
  const isOwed = financeOwed === 'to_settle' || isDrawn('finance');
  return [
    record('stolen', isDrawn('stolen') ? 'Reported stolen' : null),
    record('write_off', category && `Category ${category.toUpperCase()}`),
    record('finance', isOwed ? 'Hire purchase agreement' : null),
    record('plate_change', isDrawn('plate_change') ? 'One change of plate' : null),
  ];
}

/** Answers as the provider of history checks would (lib/history-check/README.md), from the local database. */
export async function answerHistoryCheck(request: Request, sql: Sql): Promise<Response> {
  if (request.headers.get('authorization') !== `Bearer ${STAND_IN_KEY}`)
    return Response.json({ error: 'unauthorised' }, { status: 401 });
  const { registration } = await readBody(request);
  if (typeof registration !== 'string' || !PLATE.test(registration))
    return Response.json({ error: 'invalid_registration' }, { status: 400 });
  if (!(await findListed(sql, registration)))
    return Response.json({ error: 'unknown_vehicle' }, { status: 404 });
  const records = recordsOf(registration, await findSaid(sql, registration));
  return Response.json({ registration, records });
}
