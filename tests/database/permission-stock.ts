import type { Sql } from 'postgres';
import type { Claims } from './attempts';
import type { Question } from './permission-subject';

const FILE = { source: 'stock.csv', content: '{"headings": [], "rows": []}' };

type Person = { seller: string; owner: Claims };

/** Stock files of a dealer, which `dealer` becomes, and of a private seller. */
export async function stockFiles(
  sql: Sql,
  dealer: Person,
  other: Person,
): Promise<Record<string, Question>> {
  await sql`update sellers set seller_type = 'dealer' where id = ${dealer.seller}`;
  await sql`insert into stock_mappings (seller_id, mapping) values (${dealer.seller}, '{}')`;
  await sql`insert into stock_waiting (seller_id, stock_id, make, model, price, cells)
    values (${dealer.seller}, 'A1', 'Ineos', 'Grenadier', 9000, '{}')`;
  const file = async ({ seller, owner }: Person) => {
    const row = { seller_id: seller, ...FILE };
    const [added] = await sql<{ id: string }[]>`
      insert into stock_files (seller_id, source, content)
      values (${seller}, ${FILE.source}, ${FILE.content}::text::jsonb) returning id`;
    const where = `id = '${added?.id}'`;
    return { where, insert: row, update: "mapping = '{}'", owner };
  };
  return {
    stock_files: await file(dealer),
    'stock_files, of no dealer': await file(other),
    stock_waiting: {
      where: `seller_id = '${dealer.seller}'`,
      owner: dealer.owner,
      insert: {
        seller_id: dealer.seller,
        stock_id: 'A2',
        make: 'Ineos',
        model: 'Grenadier',
        price: 9000,
        cells: '{}',
      },
      update: 'price = 1',
    },
    stock_mappings: {
      where: `seller_id = '${dealer.seller}'`,
      owner: dealer.owner,
      insert: { seller_id: dealer.seller, mapping: '{}' },
      update: "mapping = '{}'",
    },
  };
}
