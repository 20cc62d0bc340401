import { writeFileSync } from 'node:fs';
import { evaluate } from './advert-check/evaluate';

// Writes how much the check of adverts finds in the marked ones, and how often it is wrong, for the site to publish.
writeFileSync('lib/advert-check/accuracy.json', JSON.stringify(evaluate()));
