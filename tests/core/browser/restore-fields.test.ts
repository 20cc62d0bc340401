import { beforeEach, expect, test, vi } from 'vitest';
import { reloadPage, restoreFields } from '@/lib/core/browser/restore-fields';
import { memoryStorage } from '../../tools/storage';

/** A field in a closed disclosure. */
class Field {
  defaultValue = '';
  fold = { open: false };
  constructor(
    readonly name: string,
    public value = '',
    readonly type = 'text',
  ) {}
  closest = () => this.fold;
  dispatchEvent = () => true;
}
class Hidden extends Field {
  constructor(name: string, value: string) {
    super(name, value, 'hidden');
  }
}

const idOf = (last: number) => `5dfba441-0000-4000-8000-00000000000${last}`;

/** Shows a page of these forms, and mounts them; returns the texts of their last fields. */
function show(...forms: Field[][]) {
  vi.stubGlobal('document', { cookie: '', forms: forms.map((elements) => ({ elements })) });
  for (const _ of forms) restoreFields();
  return forms.map((fields) => fields.at(-1)?.value);
}

/** The 'Undo' forms of five decisions. */
const undoForms = () =>
  [1, 2, 3, 4, 5].map((last) => [new Hidden('decision', idOf(last)), new Field('details')]);

beforeEach(() => {
  for (const name of ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement'])
    vi.stubGlobal(name, name === 'HTMLInputElement' ? Field : class {});
  vi.stubGlobal('window', { location: { pathname: '/staff/log', reload: () => {} } });
  vi.stubGlobal('sessionStorage', memoryStorage(new Map()));
});

test('what was typed comes back in the form of the same decision, and is shown', () => {
  const forms = undoForms();
  show(...forms);
  const typed = forms[4]?.[1];
  if (typed) typed.value = 'Wrong person';
  reloadPage();
  const [, ...again] = undoForms();
  const added = [new Hidden('decision', idOf(6)), new Field('details')];
  expect(show(added, ...again)).toEqual(['', '', '', '', 'Wrong person']);
  expect(again.map(([, field]) => field?.fold.open)).toEqual([false, false, false, true]);
});

test('a text for LiveChat waits until LiveChat is open, and goes into no reply', () => {
  const reply = () => [new Hidden('conversation', idOf(1)), new Field('text')];
  const chat = [new Field('text')];
  show(reply(), chat);
  for (const field of chat) field.value = 'Hello';
  reloadPage();
  expect(show(reply())).toEqual(['']);
  expect(show(reply(), [new Field('text')])).toEqual(['', 'Hello']);
});

test('forms without an id are told apart by their order', () => {
  const second = [new Field('email')];
  show([new Field('email')], second);
  for (const field of second) field.value = 'ada@example.test';
  reloadPage();
  expect(show([new Field('email')], [new Field('email')])).toEqual(['', 'ada@example.test']);
});
