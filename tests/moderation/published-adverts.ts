import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';

export type PublishedAdvert = {
  id: string;
  /** The key of its account. */
  account: string;
  accountAgeDays: number;
  sellerType: 'private' | 'dealer' | 'verified_dealer';
  createdAt: Date;
  /** Columns of its vehicle. */
  vehicle: Record<string, string | number | string[] | null>;
  valuation: {
    value: number;
    low_80: number;
    high_80: number;
    low_90: number;
    high_90: number;
  } | null;
  /** Rules that have flagged it. */
  rules: string[];
};

/** The kind of a hold: until staff decide, or for an hour. */
export type Hold = 'decided' | 'hour';

const DAY = 24 * 3600_000;

async function inParts<T>(rows: T[], work: (part: T[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += 1000) await work(rows.slice(at, at + 1000));
}

/** Adds one account for each key, as old as its first advert says; returns the seller's id by key. */
async function addSellers(sql: TransactionSql, adverts: PublishedAdvert[]) {
  const sellers = new Map(
    adverts
      .toReversed()
      .map((advert) => [advert.account, { ...advert, id: randomUUID(), user_id: randomUUID() }]),
  );
  await inParts([...sellers.values()], async (part) => {
    await sql`insert into auth.users ${sql(
      part.map(({ user_id, accountAgeDays }) => ({
        id: user_id,
        email: `${user_id}@example.test`,
        created_at: new Date(Date.now() - accountAgeDays * DAY),
      })),
    )}`;
    await sql`insert into sellers ${sql(
      part.map(({ id, user_id, sellerType }) => ({
        id,
        user_id,
        name: 'Ada Lovelace',
        seller_type: sellerType,
      })),
    )}`;
  });
  return (account: string) => sellers.get(account)?.id ?? '';
}

/**
 * Adds adverts on sale and their sellers, without triggers and with the flags that other rules set, and runs the check
 * for scams over them. Returns the holds by the adverts' ids.
 */
export async function checkAll(sql: Sql, adverts: PublishedAdvert[]): Promise<Map<string, Hold>> {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    const sellerOf = await addSellers(transaction, adverts);
    await inParts(adverts, async (part) => {
      await transaction`insert into vehicles ${transaction(
        part.map(({ id, account, createdAt, vehicle }) => ({
          ...vehicle,
          id,
          seller_id: sellerOf(account),
          listing_status: 'active',
          created_at: createdAt,
        })),
      )}`;
      await transaction`insert into vehicle_valuations ${transaction(
        part.flatMap(({ id, valuation }) =>
          valuation
            ? {
                ...valuation,
                vehicle_id: id,
                contributions: transaction.json([]),
                model_version: 'test',
                valued_on: new Date(),
                verdict: 'none',
              }
            : [],
        ),
      )}`;
      const flags = part.flatMap(({ id, rules }) =>
        rules.map((rule) => ({ vehicle_id: id, rule })),
      );
      if (flags.length > 0) await transaction`insert into listing_flags ${transaction(flags)}`;
    });
  });
  await sql`analyze`;
  await sql`select private.flag_suspicion(v.id) from vehicles v`;
  const holds = await sql`select case_id, ends_at from staff_decisions where decision = 'held'`;
  return new Map(holds.map((row) => [row.case_id, row.ends_at === null ? 'decided' : 'hour']));
}
