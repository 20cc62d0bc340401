import { readFileSync } from 'node:fs';
import { learningSets } from '../learning-sets';

/** A question with the topic that answers it, or with a subject that no topic answers. */
export type Question = { text: string; topic?: string; subject?: string };

const folder = new URL('../../tests/help/questions/', import.meta.url);

const linesOf = (file: URL) => readFileSync(file, 'utf8').trim().split('\n');

/** Reads a set of questions; its lines are '{topic id} | {question}' or '-{subject} | {question}'. */
export const readQuestions = (set: string): Question[] =>
  linesOf(new URL(`${set}.txt`, folder)).map((line) => {
    const [label = '', text = ''] = line.split(' | ');
    return label.startsWith('-')
      ? { text, subject: label.slice(1) || 'any' }
      : { text, topic: label };
  });

/** Returns the sets that the search learns from, by name. */
export const tuningSets = () => learningSets(folder, '.txt', readQuestions);

/** Returns phrases of subjects that no topic answers, from lines of '{subject}: {phrase}, {phrase}'. */
export const offTopicPhrases = (): Question[] =>
  linesOf(new URL('off-topic.txt', import.meta.url)).flatMap((line) => {
    const [subject = '', phrases = ''] = line.split(': ');
    return phrases.split(', ').map((text) => ({ text, subject }));
  });
