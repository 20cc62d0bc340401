import { button } from '../ui/button';
import { CaseLink } from './case-link';
import { ShortcutKey } from './shortcut-key';

const KEYS = [
  ['1 to 9', 'Decide, or insert a saved reply'],
  ['0', 'Close a conversation'],
  ['Ctrl+Enter', 'Send the answer'],
  ['j, k', 'Next and previous case'],
  ['u', 'Undo the last decision'],
  ['e', 'Write: reason or answer'],
  ['n', 'Write a note'],
  ['/', 'Search'],
  ['Esc', 'Leave a field'],
] as const;

const quiet = button('secondary', 'small', 'gap-2! px-3!');

type Props = {
  /** The cases before and after this one, by `caseKey`. */
  previous: string | undefined;
  next: string | undefined;
};

/** Links to the cases beside the one shown, and the list of the keys. */
export const CaseNav = ({ previous, next }: Props) => (
  <div className="flex flex-wrap gap-2">
    <CaseLink to={undefined} className={`${quiet} lg:hidden`}>
      All cases
    </CaseLink>
    {previous && (
      <CaseLink to={previous} aria-keyshortcuts="k" className={quiet}>
        Previous <ShortcutKey>k</ShortcutKey>
      </CaseLink>
    )}
    {next && (
      <CaseLink to={next} aria-keyshortcuts="j" className={quiet}>
        Next <ShortcutKey>j</ShortcutKey>
      </CaseLink>
    )}
    <button
      type="button"
      popoverTarget="desk-keys"
      aria-keyshortcuts="?"
      className={`${quiet} needs-script [@media(hover:none)]:hidden`}
    >
      Keys <ShortcutKey>?</ShortcutKey>
    </button>
    <dl
      id="desk-keys"
      popover="auto"
      className="m-auto max-w-[calc(100vw-2*var(--gutter))] grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-2 border border-line-strong bg-surface p-6 text-ink open:grid backdrop:bg-[#0005]"
    >
      {KEYS.map(([key, meaning]) => (
        <div key={key} className="col-span-2 grid grid-cols-subgrid">
          <dt>
            <kbd className="font-text font-semibold">{key}</kbd>
          </dt>
          <dd className="text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  </div>
);
