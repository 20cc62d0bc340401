// npx tsx scripts/write-help-migration.ts <14 digits>: writes the migration that brings the database's
// copy of the help topics up to lib/help/topics.ts.
import { writeFileSync } from 'node:fs';
import { plainAnswer } from '../lib/help/topic';
import { helpTopics } from '../lib/help/topics';

const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const version = process.argv[2] ?? now;
if (!/^\d{14}$/.test(version)) throw new Error(`${version} is not of 14 digits`);

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

const rows = helpTopics.map(
  (topic, index) =>
    `  (${[quote(topic.id), index + 1, quote(topic.question)].join(', ')},\n   ${quote(plainAnswer(topic))},\n   ${quote(topic.keywords)})`,
);
const file = `supabase/migrations/${version}_fill_help_topics.sql`;
writeFileSync(
  new URL(`../${file}`, import.meta.url),
  `-- Written by scripts/write-help-migration.ts from lib/help/topics.ts.
delete from private.help_topics;

insert into private.help_topics (id, position, question, answer, keywords) values
${rows.join(',\n')};
`,
);
console.log(file);
