import type { Learned } from '../../lib/help/search-index';

/** The text of a module that exports what the search has learned. */
export function examplesModule(name: string, { counts, weights }: Learned) {
  const lines = Object.entries(counts).map(([id, text]) => `    '${id}': '${text}',`);
  const features = Object.entries(weights.features).map(([key, value]) => `${key}: ${value}`);
  return `// Written by \`npm run help:fit\` from \`tests/help/questions\` and \`scripts/help/off-topic.txt\`; do not edit.
import type { Learned } from './search-index';

/**
 * Number of questions that each topic answers, and of those with each word or pair of words.
 * Questions without a topic are under ''.
 */
export const ${name}: Learned = {
  counts: {
${lines.join('\n')}
  },
  weights: {
    threshold: ${weights.threshold},
    features: { ${features.join(', ')} },
  },
};
`;
}
