import { MAKE_ALIASES } from '../trade-words/makes';
import { AGE_BANDS } from './age-bands';
import { BY_MASK } from './ensemble';
import { MIN_GAP, NORMAL } from './estimate';
import { bandsOf, type ModelFile, type PackedEnsemble, type PackedKnownSubModel } from './model';
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
    withEngine: knownNodes(withEngine),
    withoutEngine: knownNodes(withoutEngine),
    general: { ...general, value: nodesOf(general.value) },
    gap: MIN_GAP,
    aliases: MAKE_ALIASES,
    conditions: CONDITIONS,
    index: indexFactors(rest.dataYear),
    ageBands: AGE_BANDS,
    drift: { at80: NORMAL.at80 * DRIFT, at90: NORMAL.at90 * DRIFT },
    levels: allPriceLevels(Object.keys(BODIES)),
  };
}

function knownNodes(part: PackedKnownSubModel) {
  const { columns, value, heads } = part;
  return { columns, value: nodesOf(value), heads: heads.map(nodesOf), bands: bandsOf(part) };
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
