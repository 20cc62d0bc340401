// Import rules between layers, checked by `npm run lint:imports`.

const shipped = '^(app|components|lib)/|^(instrumentation|middleware)\\.ts$';
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('no-cycles', 'Modules never import each other in a ring.', {}, { circular: true }),
    rule(
      'resolvable',
      'Every import leads to a file or an installed package.',
      {},
      {
        couldNotResolve: true,
      },
    ),
    rule(
      'page-paths-by-paths',
      'The path of a page is `paths.x` of lib/paths everywhere.',
      { pathNot: '^lib/paths\\.ts$' },
      { path: '^lib/page-paths\\.ts$' },
    ),
    rule(
      'pages-on-the-server',
      'The table of all pages must not reach a browser: middleware, sitemap and share pictures read it.',
      { path: shipped, pathNot: '^middleware\\.ts$|^lib/seo/(page-pictures|sitemap)\\.ts$' },
      { path: '^lib/pages\\.ts$' },
    ),
    rule(
      'lib-knows-no-screens',
      'app → components → lib, never back.',
      { path: '^(lib/|middleware\\.ts$)' },
      { path: '^(app|components)/' },
    ),
    rule(
      'components-know-no-pages',
      'app → components → lib, never back.',
      { path: '^components/' },
      { path: '^app/' },
    ),
    rule(
      'ui-is-plain',
      'components/ui holds no domain words: it imports only plain files of lib.',
      { path: '^components/ui/' },
      {
        path: '^(app|components|lib)/',
        pathNot: '^(components/ui/|lib/core/browser/|lib/(format|utils)\\.ts$)',
      },
    ),
    rule(
      'components-keep-to-their-domain',
      'Compose two domains in app. Shared by all: the plain folders, and how a listing is drawn.',
      { path: '^components/([^/]+)/' },
      {
        path: '^components/[^/]+/',
        pathNot: [
          '^components/($1|ui|forms|feedback|session|layout|seo|evidence|listings)/',
          // They are the favourite button of cards, a link that discards saved filters, and the look-up by plate.
          '^components/(favourites/favourite-button|search/filter-link|registry/plate-field)\\.tsx$',
          // The home page introduces the showroom and sales by Web3 as their own pages do.
          '^components/marketing/(custody-table|not-open|sheet|showroom-tools|steps)\\.tsx$',
        ],
      },
    ),
    rule(
      'shared-components-know-no-domain',
      'What every domain draws with imports none of them.',
      { path: '^components/(ui|forms|feedback|session|layout|seo|evidence)/' },
      { path: '^components/(?!ui/|forms/|feedback/|session/|layout/|seo/|evidence/)' },
    ),
    rule(
      'domains-keep-apart',
      'What two domains need belongs in lib/core, or is composed in app. All may import the words of the trade, the shape of a listing and how a mail looks; LiveChat answers from the help topics; a saved listing is valued and costed at once, and its costs hold the loss of its value; a price in a stock file beside its value with the fit of our own adverts; a row of a stock file is checked as a listing is; the check of any advert reads with the readers of listed ones; the wallet speaks the contracts’ ABIs.',
      { path: '^lib/(?!core/|runtime/|supabase/)([^/]+)/' },
      {
        path: '^lib/[^/]+/',
        pathNot: [
          '^lib/($1|core|supabase|trade-words)/',
          '^lib/listings/(constants|contacts|facts|fields|said-values|summary|title|types|verdict|write-off)\\.ts$',
          '^lib/mail/(cars|outbox|render)\\.tsx?$',
          '^lib/help/(answers|topic|topics)\\.ts$',
          '^lib/(valuation/(ageing|value-listings|value-unlisted|current-own-fit|own-stock)|running-costs/cost-listings|selling/schema)\\.ts$',
          '^lib/adverts/(check-advert|numbers|text|types|kinds/fees)\\.ts$',
          '^lib/web3/contracts/[a-z-]+-abi\\.ts$',
          '\\.json$',
        ],
      },
    ),
    rule(
      'trade-words-know-values-alone',
      'lib/trade-words stands below every domain: it knows the values that its words mean.',
      { path: '^lib/trade-words/' },
      {
        path: '^lib/',
        pathNot: ['^lib/(trade-words|core)/', '^lib/listings/(constants|said-values)\\.ts$'],
      },
    ),
    rule(
      'core-knows-no-domain',
      'lib/core, lib/supabase and lib/runtime stand below every domain.',
      { path: '^lib/(core|supabase|runtime)/' },
      { path: '^lib/[^/]+/', pathNot: '^lib/(core|supabase|runtime)/' },
    ),
    rule(
      'only-next-loads-runtime',
      'lib/runtime is loaded by Next and the middleware; nothing else needs it.',
      { path: '^(app|components|lib)/', pathNot: '^lib/runtime/' },
      { path: '^lib/runtime/' },
    ),
    rule(
      'lib-root-knows-no-domain',
      'The files in the root of lib are the floor: they import only each other.',
      { path: '^lib/[^/]+$' },
      { path: '^lib/[^/]+/' },
    ),
    rule(
      'queries-from-app-and-actions',
      'Data is read by pages and actions; components are given it.',
      { pathNot: '^app/|^lib/[^/]+/(status-|seller-)?actions\\.ts$|^tests/' },
      { path: '^lib/[^/]+/queries(\\.tsx?$|/)' },
    ),
    rule(
      '3d-in-showroom',
      '3D libraries load with the showroom only.',
      { path: shipped, pathNot: '(^|/)showroom/' },
      { path: packages('three', '@react-three', '@google/model-viewer', 'three-stdlib') },
    ),
    rule(
      'wallet-in-wallet',
      'Wallet libraries load with the wallet only.',
      { path: shipped, pathNot: '^(lib|components)/wallet/|^lib/web3/simulator/' },
      { path: packages('wagmi', '@wagmi', 'viem') },
    ),
    rule(
      'evm-in-simulator',
      'The Ethereum virtual machine loads with the simulator only.',
      { path: shipped, pathNot: '^lib/web3/simulator/' },
      { path: packages('@ethereumjs') },
    ),
    rule(
      'no-tools-in-site',
      'Development tools and tests are no part of the site.',
      { path: shipped },
      { path: '^(supabase|scripts|tests|e2e)/' },
    ),
    rule(
      'tools-know-no-screens',
      'Tools may use the plain files of lib, but no page or component.',
      { path: '^(supabase|scripts)/' },
      { path: '^(app|components)/' },
    ),
    rule(
      'no-dev-dependencies-in-site',
      'What the site imports is a dependency, not a devDependency; types may come from either.',
      { path: shipped },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'declared-dependencies',
      'An imported package stands in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: ['(^|/)node_modules/', '\\.next', '^\\.data/'] },
    exclude: { path: '^supabase/functions/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
