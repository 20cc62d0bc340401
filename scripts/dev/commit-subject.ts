const SUBJECT =
  /^[a-z0-9][a-z0-9/(), .-]*: (add|fix|remove|rename|move|test|document|speed up) \S.*$/;

/** Returns the fault of a commit's subject, or null. CONTRIBUTING.md has the rule. */
export function subjectFault(subject: string): string | null {
  if (subject.length > 72) return `${subject.length} characters, at most 72`;
  if (/\band\b/.test(subject)) return "an 'and': make two commits of it";
  if (!SUBJECT.test(subject))
    return "not '<area>: <verb> <object>' with add, fix, remove, rename, move, test, document or speed up";
  return null;
}
