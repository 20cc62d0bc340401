import { MAKE_ALIASES } from '../trade-words/makes';
import { AGE_BANDS } from './age-bands';
import { BY_MASK } from './ensemble';
import { MIN_GAP, NORMAL } from './estimate';
import type { ModelFile, PackedEnsemble } from './model';
import { DRIFT, indexFactors } from './price-index';
import { allPriceLevels } from './price-levels';
import { BODIES, CONDITIONS } from './read-input';

/**
 * The model with all tables that a valuation needs, in the format of
 * `scripts/valuation/predict.py`. A node is [column, highest bin or list of bins that go left, left
 * child, right child]; a child below 0 is the complement of a leaf's index.
 */
export function portableModel({ withEngine, withoutEngine, general, ...rest }: ModelFile) {
  return {
    ...rest,
    withEngine: portable(withEngine),
    withoutEngine: portable(withoutEngine),
    general: portable(general),
    gap: MIN_GAP,
    aliases: MAKE_ALIASES,
    conditions: CONDITIONS,
    index: indexFactors(rest.dataYear),
    ageBands: AGE_BANDS,
    drift: { at80: NORMAL.at80 * DRIFT, at90: NORMAL.at90 * DRIFT },
    levels: allPriceLevels(Object.keys(BODIES)),
  };
}

function portable<Part extends { value: PackedEnsemble; heads?: PackedEnsemble[] }>(part: Part) {
  return { ...part, value: nodesOf(part.value), heads: part.heads?.map(nodesOf) };
}

function nodesOf({ base, roots, leaves, columns, thresholds, sets, left, right }: PackedEnsemble) {
  let next = 0;
  const nodes = columns.map((column, at) => {
    const threshold = thresholds[at] as number;
    const test = threshold === BY_MASK ? (sets[next++] as number[]) : threshold;
    return [column, test, left[at], right[at]];
  });
  return { base, roots, leaves, nodes };
}
