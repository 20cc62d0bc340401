// What a build reads of the API, and what a later schema took away. Names and types are those of database.types.ts.
import ts from 'typescript';

/** Names with the text of their types. The name of what may be left out ends with a question mark. */
type Shape = Record<string, string>;

/** What a build reads: by the name of a function, a table or an enum. */
export interface ServedSchema {
  functions: Record<string, { args: Shape; returns: Shape }>;
  tables: Record<string, { row: Shape; insert: Shape }>;
  enums: Record<string, string[]>;
}

function propertiesOf(node: ts.Node | undefined): Map<string, ts.PropertySignature> {
  const members = node && ts.isTypeLiteralNode(node) ? [...node.members] : [];
  return new Map(
    members
      .filter(ts.isPropertySignature)
      .map((member) => [member.name.getText().replace(/^"|"$/g, ''), member]),
  );
}

const child = (node: ts.Node | undefined, name: string) => propertiesOf(node).get(name)?.type;

const shapeOf = (node: ts.Node | undefined): Shape =>
  Object.fromEntries(
    [...propertiesOf(node)].map(([name, { type, questionToken }]) => [
      `${name}${questionToken ? '?' : ''}`,
      type?.getText() ?? '',
    ]),
  );

/** Reads the text of generated types. Throws an error for a function with several forms, which the API refuses to call. */
export function readSchema(types: string): ServedSchema {
  const file = ts.createSourceFile('types.ts', types, ts.ScriptTarget.Latest, true);
  const database = file.statements.find(
    (node) => ts.isTypeAliasDeclaration(node) && node.name.text === 'Database',
  );
  const schema =
    database && ts.isTypeAliasDeclaration(database) ? child(database.type, 'public') : undefined;
  const entries = (kind: string) =>
    [...propertiesOf(child(schema, kind))].map(([name, { type }]) => ({ name, type }));
  const composites = child(schema, 'CompositeTypes');
  /** The columns that a function returns; empty if it returns a value or JSON. */
  function returned(node: ts.Node | undefined) {
    const row = node && ts.isArrayTypeNode(node) ? node.elementType : node;
    const composite = /'CompositeTypes'\]\["(\w+)"\]$/.exec(row?.getText() ?? '')?.[1];
    return shapeOf(composite ? child(composites, composite) : row);
  }
  const functions = entries('Functions').map(({ name, type }) => {
    if (!child(type, 'Args')) throw new Error(`${name} has several forms`);
    return [
      name,
      { args: shapeOf(child(type, 'Args')), returns: returned(child(type, 'Returns')) },
    ];
  });
  const tables = [...entries('Tables'), ...entries('Views')].map(({ name, type }) => [
    name,
    { row: shapeOf(child(type, 'Row')), insert: shapeOf(child(type, 'Insert')) },
  ]);
  const enums = entries('Enums').map(({ name, type }) => [
    name,
    [...(type?.getText() ?? '').matchAll(/"([^"]*)"/g)].map(([, value]) => value),
  ]);
  return {
    functions: Object.fromEntries(functions),
    tables: Object.fromEntries(tables),
    enums: Object.fromEntries(enums),
  };
}

const bare = (name: string) => name.replace(/\?$/, '');

/** Leaves out what no source names as a word: a later schema may drop it. */
export function namedIn(schema: ServedSchema, sources: string[]): ServedSchema {
  const words = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []));
  const named = <T>(things: Record<string, T>) =>
    Object.entries(things).filter(([name]) => words.has(bare(name)));
  const functions = named(schema.functions).map(([name, { args, returns }]) => [
    name,
    { args: Object.fromEntries(named(args)), returns: Object.fromEntries(named(returns)) },
  ]);
  const tables = named(schema.tables).map(([name, { row, insert }]) => [
    name,
    { row: Object.fromEntries(named(row)), insert },
  ]);
  return {
    ...schema,
    functions: Object.fromEntries(functions),
    tables: Object.fromEntries(tables),
  };
}

/** Compares types by name; `widened` says whether the later type, with more values, still suits. */
const changes = (before: Shape, now: Shape, widened: (was: string, is: string) => boolean) =>
  Object.entries(before).flatMap(([key, was]) => {
    const name = bare(key);
    const is = now[name] ?? now[`${name}?`];
    if (is === undefined) return [`${name} is gone`];
    return is === was || widened(was, is) ? [] : [`${name} was ${was}, is ${is}`];
  });

const readChanges = (before: Shape, now: Shape) =>
  changes(before, now, (was, is) => was === `${is} | null`);

const sentChanges = (before: Shape, now: Shape) =>
  changes(before, now, (was, is) => is === `${was} | null`);

/** What is asked for now and could be left out before. */
const demands = (before: Shape, now: Shape) =>
  Object.keys(now)
    .filter((name) => !name.endsWith('?') && before[name] === undefined)
    .map((name) => `${name} has no default`);

const about = (subject: string, problems: string[]) =>
  problems.map((problem) => `${subject}: ${problem}`);

function functionBreaks(before: ServedSchema, now: ServedSchema) {
  return Object.entries(before.functions).flatMap(([name, { args, returns }]) => {
    const found = now.functions[name];
    if (!found) return [`function ${name} is gone`];
    const problems = [
      ...sentChanges(args, found.args),
      ...demands(args, found.args),
      ...readChanges(returns, found.returns),
    ];
    return about(`function ${name}`, problems);
  });
}

function tableBreaks(before: ServedSchema, now: ServedSchema) {
  return Object.entries(before.tables).flatMap(([name, { row, insert }]) => {
    const found = now.tables[name];
    if (!found) return [`table ${name} is gone`];
    const problems = [...readChanges(row, found.row), ...demands(insert, found.insert)];
    return about(`table ${name}`, problems);
  });
}

function enumBreaks(before: ServedSchema, now: ServedSchema) {
  return Object.entries(before.enums).flatMap(([name, values]) => {
    const gone = values.filter((value) => !now.enums[name]?.includes(value));
    return about(
      `enum ${name}`,
      gone.map((value) => `${value} is gone`),
    );
  });
}

/** What of `before` a schema no longer offers, a line each; empty if that build can be served on it. */
export const breaksIn = (before: ServedSchema, now: ServedSchema) => [
  ...functionBreaks(before, now),
  ...tableBreaks(before, now),
  ...enumBreaks(before, now),
];
