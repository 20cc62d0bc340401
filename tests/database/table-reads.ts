import postgres from 'postgres';

/** A node of a plan that ran, as auto_explain writes it in JSON. */
interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const allNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(allNodes)];

/** Runs statements and returns the nodes of their plans that read a table, those inside functions too. */
export async function readsOf(url: string, statements: string): Promise<Plan[]> {
  const found: Plan[] = [];
  const sql = postgres(url, {
    max: 1,
    onnotice: ({ message = '' }) => {
      if (!message.includes('plan:')) return;
      found.push(...allNodes(JSON.parse(message.slice(message.indexOf('{'))).Plan));
    },
  });
  try {
    await sql.unsafe(`
      load 'auto_explain';
      set auto_explain.log_min_duration = 0;
      set auto_explain.log_analyze = on;
      set auto_explain.log_nested_statements = on;
      set auto_explain.log_format = json;
      set client_min_messages = log;`);
    await sql.unsafe(statements);
  } finally {
    await sql.end();
  }
  return found.filter((node) => node['Relation Name']);
}

/** The number of rows of a table that were read. */
export const rowsOf = (nodes: Plan[], table: string) =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .reduce(
      (sum, node) =>
        sum +
        ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) *
          (node['Actual Loops'] ?? 0),
      0,
    );
