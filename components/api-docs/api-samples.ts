/** An API call shown on a page and executed by a test. */
export type ApiSample = {
  id: string;
  title: string;
  text: string;
  kind: 'REST' | 'Function' | 'GraphQL';
  method: 'GET' | 'POST';
  /** Relative to the backend's origin; `VEHICLE_ID` is a placeholder. */
  path: string;
  body?: Record<string, unknown>;
  /** The expected response: HTTP status and label. */
  response: { status: number; description: string };
};

const query =
  '{ vehiclesCollection(filter: { listing_status: { eq: "active" } }, orderBy: [{ created_at: DescNullsLast }], first: 6) { edges { node { id year price mileage fuel_type } } } }';

export const apiSamples: readonly ApiSample[] = [
  {
    id: 'newest',
    title: 'The six newest vehicles',
    text: 'With make, model and pictures. What is not for sale never comes back, whatever the filter says.',
    kind: 'REST',
    method: 'GET',
    path: '/rest/v1/vehicles?select=id,year,price,mileage,fuel_type,transmission,vehicle_makes(name),vehicle_models(name),vehicle_images(image_url,is_primary)&listing_status=eq.active&order=created_at.desc&limit=6',
    response: { status: 200, description: 'a list of vehicles' },
  },
  {
    id: 'filter',
    title: 'Vehicles by column',
    text: 'Any column may be compared: eq, lte, gte, in, and so on, as PostgREST has them.',
    kind: 'REST',
    method: 'GET',
    path: '/rest/v1/vehicles?select=id,year,price,mileage&fuel_type=eq.diesel&price=lte.15000&order=price.asc&limit=10',
    response: { status: 200, description: 'a list of vehicles' },
  },
  {
    id: 'one',
    title: 'One vehicle',
    text: 'A column that is not public is refused: name those you want. Where it is no longer for sale, the list is empty.',
    kind: 'REST',
    method: 'GET',
    path: '/rest/v1/vehicles?id=eq.VEHICLE_ID&select=id,year,price,mileage,vehicle_makes(name),vehicle_models(name)',
    response: { status: 200, description: 'a list of one or none' },
  },
  {
    id: 'makes',
    title: 'All makes',
    text: 'By name, as in the filter of the list.',
    kind: 'REST',
    method: 'GET',
    path: '/rest/v1/vehicle_makes?select=id,name&order=name',
    response: { status: 200, description: 'a list of makes' },
  },
  {
    id: 'search',
    title: 'Search as the list does',
    text: 'Words over make and model, ranges, verdict, road tax, place and order in one call, with the exact count of all that fit.',
    kind: 'REST',
    method: 'POST',
    path: '/rest/v1/rpc/search_vehicles',
    body: { p_filters: { search: 'golf', price_max: 20000 }, p_limit: 10 },
    response: { status: 200, description: 'one page and the count' },
  },
  {
    id: 'refused',
    title: 'What you will not get',
    text: 'A seller’s telephone, e-mail and full postcode. The database refuses them; no page has to.',
    kind: 'REST',
    method: 'GET',
    path: '/rest/v1/seller_contacts?select=phone',
    response: { status: 401, description: 'code 42501' },
  },
  {
    id: 'sitemap',
    title: 'The sitemap',
    text: 'The same document as /sitemap.xml, from the backend. Parts are asked for by name.',
    kind: 'Function',
    method: 'GET',
    path: '/functions/v1/sitemap?part=pages',
    response: { status: 200, description: 'XML' },
  },
  {
    id: 'graphql',
    title: 'The six newest vehicles, by GraphQL',
    text: 'Needs hosted Supabase with its pg_graphql extension switched on. The local backend that comes with the code has no GraphQL, and no test of ours covers this call.',
    kind: 'GraphQL',
    method: 'POST',
    path: '/graphql/v1',
    body: { query },
    response: { status: 200, description: 'edges and nodes' },
  },
];

/** The curl command, with shell variables for the backend's URL and public key. */
export function curlOf({ path, body }: Pick<ApiSample, 'path' | 'body'>): string {
  const lines = [
    `curl "$SUPABASE_URL${path}"`,
    '-H "apikey: $SUPABASE_PUBLISHABLE_KEY"',
    ...(body ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body)}'`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** The same call in JavaScript, with the same variables in the environment. */
export function fetchOf({ method, path, body, kind }: ApiSample): string {
  return [
    `const response = await fetch(\`\${process.env.SUPABASE_URL}${path}\`, {`,
    ...(body ? [`  method: '${method}',`] : []),
    '  headers: {',
    '    apikey: process.env.SUPABASE_PUBLISHABLE_KEY,',
    ...(body ? ["    'Content-Type': 'application/json',"] : []),
    '  },',
    ...(body ? [`  body: JSON.stringify(${JSON.stringify(body)}),`] : []),
    '});',
    `const data = await response.${kind === 'Function' ? 'text' : 'json'}();`,
  ].join('\n');
}
