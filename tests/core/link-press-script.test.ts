import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LINK_PRESS_EVENT, LINK_PRESS_SCRIPT } from '@/lib/core/link-press-script';

/** Runs the script in a page and returns what a click on an element does there. */
function press(isLink: boolean, keys: object = {}) {
  const link = { href: '/compare?add=1' };
  const events: string[] = [];
  const window: { linkPresses?: unknown[] } = {};
  let listener: ((event: object) => void) | undefined;
  runInNewContext(LINK_PRESS_SCRIPT, {
    window,
    Event: class {
      constructor(readonly type: string) {}
    },
    addEventListener: (_: string, listen: typeof listener) => {
      listener = listen;
    },
    dispatchEvent: ({ type }: { type: string }) => events.push(type),
  });
  let isHeld = false;
  listener?.({
    target: { closest: () => (isLink ? link : null) },
    preventDefault: () => {
      isHeld = true;
    },
    ...keys,
  });
  return { isHeld, events, held: window.linkPresses?.length ?? 0 };
}

test('a plain press of such a link is held and told', () => {
  expect(press(true)).toEqual({ isHeld: true, events: [LINK_PRESS_EVENT], held: 1 });
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a press with %o opens the link elsewhere',
  (keys) => {
    expect(press(true, keys)).toEqual({ isHeld: false, events: [], held: 0 });
  },
);

test('a press of anything else is left alone', () => {
  expect(press(false)).toEqual({ isHeld: false, events: [], held: 0 });
});
