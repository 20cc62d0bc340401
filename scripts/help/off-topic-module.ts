import type { Counts } from '../../lib/help/confidence';

type Weights = { threshold: number; features: Record<string, number> };

/** The text of `lib/help/off-topic.ts`: terms grouped by their count, which keeps it small. */
export function offTopicModule({ phrases, of }: Counts, weights: Weights) {
  const counts = [...new Set(of.values())].sort((a, b) => a - b);
  const lines = counts.map((count) => {
    const terms = [...of].filter(([, value]) => value === count).map(([term]) => term);
    return `    ${count}: '${terms.join(',')}',`;
  });
  return `// Written by \`npm run help:fit\`; do not edit.

/** How many phrases and questions that no topic answers have a term which the topics have too. */
export const offTopic = {
  phrases: ${phrases},
  terms: {
${lines.join('\n')}
  } as Record<number, string>,
};

/** Coefficients of \`confidence\`. */
export const weights = {
  threshold: ${weights.threshold},
  features: { ${Object.entries(weights.features)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} },
};
`;
}
